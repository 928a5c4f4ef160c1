/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// No commands.
  public init() {}

  @MainActor public static func _view(of commands: Self, in place: _CommandPlace) -> AnyView { AnyView(EmptyView()) }
}
