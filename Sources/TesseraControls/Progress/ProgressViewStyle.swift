import TesseraCore

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of some progress that a style shows.
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
  /// The appearance of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.progressViewStyle) { $0.makeBody(configuration: $1) }
  }
}
