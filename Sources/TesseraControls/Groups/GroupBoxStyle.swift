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

/// The properties of a group box that its style shows.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The box's heading, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What is in the box, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The heading.
  public let label: Label
  /// What is in the box.
  public let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

/// The platform's own choice: a rounded background with the heading in it.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupBoxAppearance(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's own choice: a rounded background with the heading in it.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
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
