/// How much an alert or a dialog matters.
nonisolated public struct DialogSeverity: Hashable, Sendable {
  private let rank: Int

  /// What the dialog asks for, which is standard here.
  public static let automatic = DialogSeverity(rank: 1)
  /// A question as usual.
  public static let standard = DialogSeverity(rank: 1)
  /// A question whose answer may lose something.
  public static let critical = DialogSeverity(rank: 2)
}
