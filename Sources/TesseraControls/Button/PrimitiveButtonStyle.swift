import TesseraCore

/// The appearance and behavior of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a button that a style shows.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's appearance and behavior.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
