/// One of two commands: the result of `if` and `else` among commands.
nonisolated public enum CommandChoice<First: Commands, Second: Commands>: PrimitiveCommands {
  /// The commands of the first branch.
  case first(First)
  /// The commands of the second branch.
  case second(Second)

  @MainActor public static func _view(of commands: Self, in place: _CommandPlace) -> AnyView {
    switch commands {
    case .first(let first): First._view(of: first, in: place)
    case .second(let second): Second._view(of: second, in: place)
    }
  }
}
