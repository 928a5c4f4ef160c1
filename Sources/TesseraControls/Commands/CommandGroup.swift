import TesseraCore

/// Commands in one of the menus that every program may have, beside those that are there or in their place.
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

  /// Commands in front of a group that every program may have.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
    self.init(group, .before, content: addition)
  }

  /// Commands behind a group that every program may have.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
    self.init(group, .after, content: addition)
  }

  /// Commands in place of a group that every program may have.
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
