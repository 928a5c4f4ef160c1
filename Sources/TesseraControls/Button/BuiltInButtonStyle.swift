import TesseraCore

/// A built-in style, which makes its buttons without public API.
@MainActor
protocol BuiltInButtonStyle {
  @MainActor func makeButton(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView
}

extension BuiltInButtonStyle {
  /// A button that acts as usual and is drawn as `appearance` says.
  func button<Appearance: View>(
    _ configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder appearance: @escaping (Bool) -> Appearance
  ) -> AnyView {
    AnyView(PressableButton(action: configuration.action, appearance: appearance))
  }
}
