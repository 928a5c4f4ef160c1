import TesseraCore

/// How the buttons of menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Sets the appearance of the menu's button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that its style shows.
nonisolated public struct MenuStyleConfiguration {
  /// The label of the menu's button, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// The menu's items, type erased.
  nonisolated public struct Content: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The platform's own choice: a label in the tint color.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// A menu whose label is drawn like a button.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// A menu whose label looks as buttons do; `.button` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// A menu without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A menu without a border; `.borderlessButton` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's own choice: a label in the tint color.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu whose label is drawn like a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
  nonisolated var menuStyle: ControlStyle<MenuStyleConfiguration>? {
    get { controlStyle(for: MenuStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.menuStyle) { $0.makeBody(configuration: $1) }
  }
}
