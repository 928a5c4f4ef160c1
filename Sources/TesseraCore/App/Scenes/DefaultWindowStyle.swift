/// The desktop's usual window.
nonisolated public struct DefaultWindowStyle: WindowStyle, Sendable {
  public static var _hidesTitleBar: Bool { false }

  /// The desktop's usual window; `.automatic` says the same.
  public init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
  /// The desktop's usual window.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
