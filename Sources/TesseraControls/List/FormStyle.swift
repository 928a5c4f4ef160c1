import TesseraCore

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a form.
  typealias Configuration = FormStyleConfiguration

  /// The form's looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
