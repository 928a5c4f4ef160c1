import TesseraCore

/// A button of a bar below the title of a window that does something: with a border.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A button that does something; the same as `.accessoryBarAction`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    button(configuration) { AccessoryBarButton(isPressed: $0, hasBorder: true, label: configuration.label) }
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button of an accessory bar that does something.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
