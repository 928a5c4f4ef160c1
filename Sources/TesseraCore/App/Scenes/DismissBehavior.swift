/// How windows are closed by the program (J375).
nonisolated public struct DismissBehavior: Hashable, Sendable {
  let asks: Bool

  /// As if the user closed the window: a document that is not saved is asked about.
  public static let interactive = DismissBehavior(asks: true)
  /// Without any question: changes that are not saved are lost.
  public static let destructive = DismissBehavior(asks: false)
}

nonisolated private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

nonisolated extension Transaction {
  /// How windows are closed that are closed with the transaction (J375).
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// Whether a window that is closed now asks about what is not saved.
  package static var asksBeforeClosing: Bool { current.dismissBehavior.asks }
}
