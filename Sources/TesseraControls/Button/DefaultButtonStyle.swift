import TesseraCore

/// The platform's own choice: a label in the tint color; on macOS, a label with a border (J234).
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(UnstyledButton(role: configuration.role, action: configuration.action, label: configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's own choice: a label in the tint color.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
