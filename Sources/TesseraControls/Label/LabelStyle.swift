import TesseraCore

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a label that a style shows.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  nonisolated var labelStyle: ControlStyle<LabelStyleConfiguration>? {
    get { controlStyle(for: LabelStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.labelStyle) { $0.makeBody(configuration: $1) }
  }
}
