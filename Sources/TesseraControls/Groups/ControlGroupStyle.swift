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

/// The properties of a control group that its style shows.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The group's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The controls.
  public let content: Content
  /// What the group is called; empty if it has no label.
  public let label: Label

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

/// The platform's own choice: the controls beside each other on a common background.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupAppearance(content: configuration.content)
  }
}

/// The controls beside each other, as in a navigation bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The controls beside each other; `.navigation` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's own choice: the controls beside each other on a common background.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls beside each other, as in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
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
