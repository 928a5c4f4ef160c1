import TesseraCore

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a value with a label.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The looks of both.
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
