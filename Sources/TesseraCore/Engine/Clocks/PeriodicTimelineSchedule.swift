import Foundation

/// Dates at a constant distance.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var nextDate: Date
    private let interval: TimeInterval

    fileprivate init(_ first: Date, _ interval: TimeInterval) {
      nextDate = first
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { nextDate += interval }
      return nextDate
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: seconds; what is not positive counts as a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite && interval > 0 ? interval : 1
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start + max(0, steps) * interval, interval)
  }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at a constant distance, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
