import TesseraCore

/// The platform's own choice: a label in the tint color.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's own choice: a label in the tint color.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
