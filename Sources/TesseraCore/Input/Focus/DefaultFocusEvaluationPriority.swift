/// When a default focus counts.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
  private let number: Int

  /// When focus moves by itself.
  public static let automatic = DefaultFocusEvaluationPriority(number: 0)
  /// Also when the user moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(number: 1)
}
