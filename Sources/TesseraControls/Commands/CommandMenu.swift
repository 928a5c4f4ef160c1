import TesseraCore

/// A menu of the program's own, between the standard menus.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let title: Text
  private let content: () -> Content

  private init(title: Text, content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  /// A menu with a title that is looked up in the program's strings.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(nameKey), content: content)
  }

  /// A menu with a title.
  public init(_ name: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: name, content: content)
  }

  /// A menu with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(name), content: content)
  }

  @MainActor public static func _view(of commands: Self, in place: _CommandPlace) -> AnyView {
    switch place.kind {
    case .bar: AnyView(Menu(content: commands.content, label: { commands.title }))
    case .group: AnyView(EmptyView())
    case .keys: AnyView(commands.content().preference(key: CommandBarKey.self, value: CommandBarContents(hasOwn: true)))
    }
  }
}
