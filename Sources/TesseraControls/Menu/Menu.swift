import TesseraCore

/// A button that opens a menu of actions. Its items are made when it opens (F47).
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let primaryAction: (@MainActor () -> Void)?

  @Environment(\.menuStyle) private var style
  @Environment(\.showsMenuItemsInPlace) private var showsItemsInPlace

  init(label: Label, primaryAction: (@MainActor () -> Void)?, content: @escaping () -> Content) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// A menu with any view as its label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), primaryAction: nil, content: content)
  }

  /// - Parameter primaryAction: happens on a press; then a long press opens the menu.
  @preconcurrency
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), primaryAction: primaryAction, content: content)
  }

  @MainActor public var body: some View {
    if showsItemsInPlace {
      content()
    } else if let style {
      style.makeView(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)),
          content: .init(content: AnyView(MenuItems(content: content).environment(\.menuStyle, style))),
          primaryAction: primaryAction))
    } else {
      MenuOpener(label: label, content: MenuItems(content: content), primaryAction: primaryAction)
    }
  }
}

/// The items of a menu, made when they are shown.
private struct MenuItems<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
  }
}

nonisolated extension Menu where Label == Text {
  /// A menu with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), primaryAction: nil, content: content)
  }

  /// A menu with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), primaryAction: nil, content: content)
  }

  /// A menu with a title that is looked up in the program's strings.
  ///
  /// - Parameter primaryAction: what a press does; a long press opens the menu then.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), primaryAction: primaryAction, content: content)
  }

  /// A menu with a title that is shown as it is.
  ///
  /// - Parameter primaryAction: what a press does; a long press opens the menu then.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), primaryAction: primaryAction, content: content)
  }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style shows, with the appearance of the style outside of it.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, primaryAction: configuration.primaryAction) { configuration.content }
  }
}
