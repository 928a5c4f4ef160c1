import TesseraCore

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a form that a style shows.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view of the form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
