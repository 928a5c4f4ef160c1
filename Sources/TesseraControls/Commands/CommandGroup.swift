import TesseraCore

/// Commands in one of the standard menus, in addition to its own commands or in place of them.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let placement: CommandGroupPlacement
  private let relation: CommandGroupRelation
  private let content: () -> Content

  private init(
    _ placement: CommandGroupPlacement, _ relation: CommandGroupRelation, content: @escaping () -> Content
  ) {
    self.placement = placement
    self.relation = relation
    self.content = content
  }

  /// Commands before a standard group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
    self.init(group, .before, content: addition)
  }

  /// Commands after a standard group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
    self.init(group, .after, content: addition)
  }

  /// Commands in place of a standard group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
    self.init(group, .replacing, content: addition)
  }

  @MainActor public static func _view(of commands: Self, in place: _CommandPlace) -> AnyView {
    switch place.kind {
    case .bar:
      AnyView(EmptyView())
    case .group(let placement, let relation):
      placement == commands.placement && relation == commands.relation
        ? AnyView(commands.content()) : AnyView(EmptyView())
    case .keys:
      AnyView(
        // What has no content has nowhere to put a preference.
        Group {
          commands.content()
          Color.clear.frame(width: 0, height: 0)
            .preference(key: CommandBarKey.self, value: commands.contribution)
        })
    }
  }

  private var contribution: CommandBarContents {
    CommandBarContents(
      filled: Content.self == EmptyView.self ? [] : [placement], replaced: relation == .replacing ? [placement] : [])
  }
}
