/// Which way a value goes.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
