/// How often a view may change.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it wants.
  case normal
  /// Rarely, because small changes do not matter.
  case lowFrequency
}
