/// Which half of a pair a view is (J202).
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label of the other one.
  case label
  /// The view is what the other one labels.
  case content
}
