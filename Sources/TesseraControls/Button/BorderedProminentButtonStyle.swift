import TesseraCore

/// The label on a background of the tint color.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label on a background of the tint color; the same as `.borderedProminent`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    button(configuration) {
      BorderedAppearance(role: configuration.role, isPressed: $0, isProminent: true, label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a background of the tint color.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
