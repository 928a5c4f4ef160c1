/// A window without a bar and borders around its content.
nonisolated public struct PlainWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { true }

  /// A window without a bar and borders; `.plain` says the same.
  public init() {}
}

nonisolated extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a bar and borders around its content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
