/// The direction of an adjustment.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
