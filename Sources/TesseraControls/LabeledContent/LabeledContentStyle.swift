import TesseraCore

/// The appearance of values with labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a value with a label that a style shows.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view of both.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  nonisolated var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? {
    get { controlStyle(for: LabeledContentStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the values with labels in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.labeledContentStyle) { $0.makeBody(configuration: $1) }
  }
}
