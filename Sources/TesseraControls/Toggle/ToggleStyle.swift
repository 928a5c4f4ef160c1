import TesseraCore

/// The appearance and behavior of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a toggle that a style shows.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle's appearance. It is one element for assistive technology, with the value of the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  nonisolated var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
    get { controlStyle(for: ToggleStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.toggleStyle) { $0.makeBody(configuration: $1) }
  }
}
