import TesseraCore

/// How buttons look; the engine makes them act (E8).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a button that a style shows.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  /// What a button is drawn by; nil for a label in the tint color, which most buttons have and no style costs.
  nonisolated var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { controlStyle(for: PrimitiveButtonStyleConfiguration.self) ?? (usesMacControls ? .ofMac : nil) }
    set { setControlStyle(newValue) }
  }
}

extension ControlStyle<PrimitiveButtonStyleConfiguration> {
  /// That of programs for macOS (J234).
  nonisolated fileprivate static let ofMac = ControlStyle(DefaultButtonStyle(), at: \.buttonStyle) {
    style, configuration in
    style.makeButton(configuration)
  }
}

extension View {
  /// Sets the appearance of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.buttonStyle) { style, configuration in
      PressableButton(action: configuration.action) { isPressed in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: isPressed))
      }
    }
  }

  /// Sets the appearance and behavior of the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.buttonStyle) { style, configuration in
      if let builtIn = style as? any BuiltInButtonStyle { return builtIn.makeButton(configuration) }
      return AnyView(style.makeBody(configuration: configuration).semantics(.role(.button)))
    }
  }
}
