import TesseraCore

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The label's looks.
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
