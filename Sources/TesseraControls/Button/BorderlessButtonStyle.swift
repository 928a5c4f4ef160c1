import TesseraCore

/// A label in the tint color.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A label in the tint color; the same as `.borderless`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(BorderlessButton(role: configuration.role, action: configuration.action, label: configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint color.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
