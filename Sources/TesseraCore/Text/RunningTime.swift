import Foundation

/// Clocks that run in whole seconds.
enum RunningTime {
  /// The first moment after `now` that is a whole number of seconds from `start`.
  static func nextSecond(after now: Date, from start: Date) -> Date {
    let elapsed = now.timeIntervalSince(start)
    let next = start.addingTimeInterval(elapsed.rounded(.down) + 1)
    // So far from `start` that seconds are lost in rounding.
    return next > now ? next : now.addingTimeInterval(1)
  }

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
