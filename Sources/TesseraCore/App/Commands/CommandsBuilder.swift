/// Builds commands from the statements of a closure.
@resultBuilder
nonisolated public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyCommands {
    EmptyCommands()
  }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    CommandList(content: (repeat each content)) { commands, place in
      var views: [AnyView] = []
      repeat views.append(view(of: each commands, in: place))
      return views
    }
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandList(content: content) { content, place in content.map { [view(of: $0, in: place)] } ?? [] }
  }

  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> CommandChoice<First, Second> {
    .first(first)
  }

  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> CommandChoice<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    content
  }

  @MainActor
  private static func view<Content: Commands>(of commands: Content, in place: _CommandPlace) -> AnyView {
    Content._view(of: commands, in: place)
  }
}

/// Several commands.
nonisolated struct CommandList<T>: PrimitiveCommands {
  var content: T
  var views: @MainActor (T, _CommandPlace) -> [AnyView]

  @MainActor static func _view(of commands: Self, in place: _CommandPlace) -> AnyView {
    let views = commands.views(commands.content, place)
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}
