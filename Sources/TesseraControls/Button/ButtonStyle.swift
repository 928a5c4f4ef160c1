import TesseraCore

/// How buttons look; the engine makes them act (E8).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The button's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that its style shows.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What the action means; nil if nothing in particular.
  public let role: ButtonRole?
  /// What the button is called.
  public let label: Label
  /// Whether the button is held down with the pointer over it (E8).
  public let isPressed: Bool
}

/// How buttons look and act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's appearance and behavior.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that its primitive style shows.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What the action means; nil if nothing in particular.
  public let role: ButtonRole?
  /// What the button is called.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor @preconcurrency
  public func trigger() {
    action()
  }
}

extension EnvironmentValues {
  nonisolated var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { controlStyle(for: PrimitiveButtonStyleConfiguration.self) }
    set { setControlStyle(newValue) }
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
