import Foundation

/// Times of a video as controls show them.
enum TimeLabel {
  /// Such as `1:05` or `1:02:05`; dashes for a time that is not known.
  static func text(_ seconds: Double?) -> String {
    guard let seconds, seconds.isFinite, seconds < 360_000 else { return "--:--" }
    // What is over counts, so that a video ends with 0:00 left.
    let whole = Int(max(0, seconds + 1e-3))
    let rest = String(format: "%02d", whole % 60)
    guard whole >= 3_600 else { return "\(whole / 60):\(rest)" }
    return "\(whole / 3_600):" + String(format: "%02d", whole / 60 % 60) + ":\(rest)"
  }
}
