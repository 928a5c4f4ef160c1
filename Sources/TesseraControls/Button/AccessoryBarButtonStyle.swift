import TesseraCore

/// A button of a bar below the title of a window that changes what the window shows: plain, and marked while it is pressed.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  /// A button that changes what a window shows; the same as `.accessoryBar`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    makeButton(configuration)
  }

  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    button(configuration) { AccessoryBarButton(isPressed: $0, hasBorder: false, label: configuration.label) }
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button of an accessory bar that changes what the window shows.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
