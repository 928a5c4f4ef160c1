import TesseraCore

/// How toggles look and act.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a toggle.
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
