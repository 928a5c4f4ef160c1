import TesseraCore

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of an editor that a style shows.
  typealias Configuration = TextEditorStyleConfiguration

  /// Makes the view of an editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  nonisolated var textEditorStyle: ControlStyle<TextEditorStyleConfiguration>? {
    get { controlStyle(for: TextEditorStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the text editors in this view (J332).
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.textEditorStyle) { $0.makeBody(configuration: $1) }
  }
}
