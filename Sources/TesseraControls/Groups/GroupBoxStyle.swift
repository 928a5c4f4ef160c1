import TesseraCore

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a box that a style shows.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view of the box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  nonisolated var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? {
    get { controlStyle(for: GroupBoxStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.groupBoxStyle) { $0.makeBody(configuration: $1) }
  }
}
