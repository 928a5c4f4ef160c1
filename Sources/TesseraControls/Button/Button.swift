import TesseraCore

/// A control that performs an action when it is pressed and released (E8).
nonisolated public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  @Environment(\.buttonStyle) private var style

  /// A button with any view as its label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with any view as its label.
  ///
  /// - Parameter role: what the action means; nil if nothing in particular.
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    if let style {
      style.makeView(
        PrimitiveButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), action: action))
    } else {
      plain
    }
  }
}

extension Button: StylableView {
  @MainActor package var plain: BorderlessButton<Label> {
    BorderlessButton(role: role, action: action, label: label)
  }

  @MainActor package static func isStyled(in values: EnvironmentValues) -> Bool {
    values.buttonStyle != nil
  }
}

/// The most common button: a label in the tint color.
package struct BorderlessButton<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  private var press: PlainPress { PlainPress(ButtonTint.appearance(role), action: action) }

  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    view.press.makeNode(view.label, context)
  }

  package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    view.press.updateNode(node, view.label)
  }
}

nonisolated extension Button where Label == Text {
  /// A button with a title that is looked up in the program's strings.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title that is looked up in the program's strings.
  ///
  /// - Parameter role: what the action means; nil if nothing in particular.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title that is shown as it is.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title that is shown as it is.
  ///
  /// - Parameter role: what the action means; nil if nothing in particular.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button that a primitive style creates, with the appearance of the style outside of it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// Keeps whether a button is held down, and acts.
struct PressableButton<Appearance: View>: View {
  let action: @MainActor () -> Void
  @ViewBuilder let appearance: (Bool) -> Appearance

  @State private var isPressed = false

  var body: some View {
    appearance(isPressed)
      .onPress(action) { isPressed = $0 }
  }
}
