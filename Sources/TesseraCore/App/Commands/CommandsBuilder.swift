/// Builds commands from the statements of a closure.
@resultBuilder
nonisolated public struct CommandsBuilder {
  /// Takes commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// A closure without commands: there are none.
  public static func buildBlock() -> EmptyCommands {
    EmptyCommands()
  }

  /// A closure with one group of commands: that group.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// A closure with several groups of commands, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    CommandList(content: (repeat each content)) { commands, place in
      var views: [AnyView] = []
      repeat views.append(view(of: each commands, in: place))
      return views
    }
  }

  /// The commands of an `if` without `else`; none where its condition does not hold.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    CommandList(content: content) { content, place in content.map { [view(of: $0, in: place)] } ?? [] }
  }

  /// The commands of the first branch.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> CommandChoice<First, Second> {
    .first(first)
  }

  /// The commands of the second branch.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> CommandChoice<First, Second> {
    .second(second)
  }

  /// The commands behind `if #available`.
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
