import TesseraCore

/// A menu without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A menu without a border; the same as `.borderlessButton`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuOpener(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
