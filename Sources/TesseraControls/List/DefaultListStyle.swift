import TesseraCore

/// The platform's own choice: groups on cards.
nonisolated public struct DefaultListStyle: ListStyle {
  public static var _appearance: _ListAppearance { .insetGrouped }
  /// The platform's own choice; the same as `.automatic`.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's own choice: groups on cards.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
