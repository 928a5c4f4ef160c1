import TesseraCore

/// A menu whose button has a border.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  /// A menu whose button has a border; the same as `.borderedButton`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction
    )
    .buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A menu whose button has a border.
  nonisolated public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
