import Foundation

/// Each frame, or as often as wanted.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: the least time between two changes, seconds; nil for each frame.
  ///   - paused: whether nothing is to change.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start, minimumInterval ?? GraphAnimator.frame, isPaused: isPaused)
  }

  /// Dates of frames.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var nextDate: Date?
    private let interval: TimeInterval
    private let isPaused: Bool

    init(_ first: Date, _ interval: TimeInterval, isPaused: Bool) {
      nextDate = first
      self.interval = interval
      self.isPaused = isPaused
    }

    public mutating func next() -> Date? {
      defer { nextDate = isPaused ? nil : nextDate.map { $0 + interval } }
      return nextDate
    }
  }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Each frame, or as often as wanted.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
