import TesseraCore

/// How buttons look; the engine makes them act (E8).
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  /// The button's looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is told of a button.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is held down with the pointer over it (E8).
  public let isPressed: Bool
}

/// How buttons look and act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's looks and behaviour.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is told of a button.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor @preconcurrency
  public func trigger() {
    action()
  }
}

/// The style of the buttons below a view.
nonisolated enum ResolvedButtonStyle {
  case looks(@MainActor (ButtonStyleConfiguration) -> AnyView)
  case behaviour(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ResolvedButtonStyle? { nil }
}

extension EnvironmentValues {
  nonisolated var buttonStyle: ResolvedButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The looks of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = StyleBox(style)
    return environment(\.buttonStyle, .looks { AnyView(style.value.makeBody(configuration: $0)) })
  }

  /// The looks and behaviour of the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let style = StyleBox(style)
    return environment(
      \.buttonStyle,
      .behaviour { configuration in
        if let builtIn = style.value as? any BuiltInButtonStyle { return builtIn.makeButton(configuration) }
        return AnyView(style.value.makeBody(configuration: configuration).semantics(.role(.button)))
      })
  }
}

/// Takes a style into a closure of the main actor, where alone it is used.
nonisolated private struct StyleBox<Style>: @unchecked Sendable {
  // Sendable: made with the view on the main actor and read there.
  let value: Style

  init(_ value: Style) {
    self.value = value
  }
}
