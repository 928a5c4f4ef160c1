import Foundation

/// Clocks that run in whole seconds.
enum RunningTime {
  /// The first moment after `now` that is a whole number of seconds from `start`; nil so far from it that seconds are
  /// lost in rounding.
  static func nextSecond(after now: Date, from start: Date) -> Date? {
    let elapsed = now.timeIntervalSince(start)
    guard elapsed.magnitude < 1e9 * 86_400 else { return nil }
    let next = start.addingTimeInterval(elapsed.rounded(.down) + 1)
    return next > now ? next : nil
  }

  /// The first moment after `now`, a whole number of seconds from `start`, at which a text about the distance between
  /// the two changes; nil if that takes years.
  ///
  /// - Parameter text: what is written at a moment. As the distance changes, no text comes again.
  static func nextChange(after now: Date, from start: Date, _ text: (Date) -> String) -> Date? {
    guard let first = nextSecond(after: now, from: start) else { return nil }
    let shown = text(now)
    func isOther(_ seconds: Double) -> Bool { text(first.addingTimeInterval(seconds)) != shown }
    if isOther(0) { return first }
    // Beyond `start`, the texts of the way to it come again.
    let limit = first < start ? start.timeIntervalSince(first).rounded() : longestWait
    var (same, other) = (0.0, 1.0)
    while !isOther(min(other, limit)) {
      guard other < min(limit, longestWait) else { return nil }
      same = other
      other *= 2
    }
    other = min(other, limit)
    while other - same > 1 {
      let middle = ((same + other) / 2).rounded()
      if isOther(middle) { other = middle } else { same = middle }
    }
    return first.addingTimeInterval(other)
  }

  /// Ten years, in seconds.
  private static let longestWait = 315_360_000.0

  /// Seconds as a clock shows them: "0:05", "36:59:01".
  static func clock(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
    let total = wholeSeconds(seconds)
    let minutes = total / 60
    let rest = twoDigits(total % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(rest)" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)"
  }

  static func wholeSeconds(_ seconds: TimeInterval) -> Int {
    Int(exactly: seconds.magnitude.rounded(.down)) ?? 0
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
