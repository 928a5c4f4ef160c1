import TesseraCore

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of some progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Sets the appearance of the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  nonisolated var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
    get { controlStyle(for: ProgressViewStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// How the progress views in this view look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.progressViewStyle) { $0.makeBody(configuration: $1) }
  }
}
