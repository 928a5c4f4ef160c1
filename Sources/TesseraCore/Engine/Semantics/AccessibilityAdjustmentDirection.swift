/// The direction of an adjustment.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// A step up.
  case increment
  /// A step down.
  case decrement
}
