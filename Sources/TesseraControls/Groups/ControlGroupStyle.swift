import TesseraCore

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group's looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  nonisolated var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>? {
    get { controlStyle(for: ControlGroupStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the groups of controls in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.controlGroupStyle) { $0.makeBody(configuration: $1) }
  }
}
