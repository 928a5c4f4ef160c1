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
