import Foundation

/// The dates at which a view is updated (D53).
nonisolated public protocol TimelineSchedule {
  /// How often a timeline may change.
  typealias Mode = TimelineScheduleMode

  /// The dates of a schedule, in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from the last one that is not after `startDate`, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view may change.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it wants.
  case normal
  /// Rarely, because small changes do not matter.
  case lowFrequency
}

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

/// The beginnings of minutes.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// A schedule whose dates are the beginnings of minutes, for clocks without seconds.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: -6e9), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given, in order.
nonisolated public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// A schedule with dates that are given, in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    dates
  }
}

/// Each frame, or as often as wanted.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  public typealias Entries = AnimationTimelineEntries

  let minimumInterval: Double?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: the least time between two changes, seconds; nil for each frame.
  ///   - paused: whether nothing is to change.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> AnimationTimelineEntries {
    AnimationTimelineEntries(start, minimumInterval ?? GraphAnimator.frame, isPaused: isPaused)
  }
}

/// Dates of frames.
nonisolated public struct AnimationTimelineEntries: Sequence, IteratorProtocol, Sendable {
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

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at a constant distance, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated extension TimelineSchedule {
  /// Dates that are given, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
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
