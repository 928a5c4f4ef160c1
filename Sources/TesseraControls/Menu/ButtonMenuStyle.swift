import TesseraCore

/// A menu whose label is drawn like a button.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// A menu whose label looks as buttons do; the same as `.button`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu whose label is drawn like a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
