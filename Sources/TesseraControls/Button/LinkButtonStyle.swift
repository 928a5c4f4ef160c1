import TesseraCore

/// The label, drawn like a link in a text.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label as a link in a text looks; the same as `.link`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(BorderlessButton(role: configuration.role, action: configuration.action, label: configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label, drawn like a link in a text.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
