import TesseraCore

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The box's looks.
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
