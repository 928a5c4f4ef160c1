import TesseraCore

/// The appearance of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a group that a style shows.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view of the group.
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
