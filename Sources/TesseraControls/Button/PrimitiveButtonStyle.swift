import TesseraCore

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
