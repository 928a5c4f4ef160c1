import TesseraCore

/// The label on a tinted, rounded background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The label on a tinted background; the same as `.bordered`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    button(configuration) {
      BorderedAppearance(role: configuration.role, isPressed: $0, isProminent: false, label: configuration.label)
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a tinted, rounded background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
