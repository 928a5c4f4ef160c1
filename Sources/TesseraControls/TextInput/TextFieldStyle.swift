import TesseraCore

/// The appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View

  typealias _Label = _TextFieldStyleLabel

  /// The field with something around it.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

extension EnvironmentValues {
  nonisolated var textFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>>? {
    get { controlStyle(for: TextField<_TextFieldStyleLabel>.self) }
    set { setControlStyle(newValue) }
  }

  /// The padding around the text that belongs to the field, so that a press there is a press on the field.
  nonisolated var textFieldInsets: EdgeInsets {
    get { self[TextFieldInsetsKey.self] }
    set { self[TextFieldInsetsKey.self] = newValue }
  }
}

nonisolated private struct TextFieldInsetsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Sets the appearance of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.textFieldStyle) { $0._body(configuration: $1) }
  }
}
