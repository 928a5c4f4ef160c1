/// What the menus of a program's windows offer.
@MainActor @preconcurrency
public protocol Commands: _PropertyContainer {
  /// The type of commands that `body` returns.
  associatedtype Body: Commands

  /// What the commands consist of.
  @CommandsBuilder var body: Body { get }

  /// The part of the commands that belongs to a place, as a view.
  @MainActor static func _view(of commands: Self, in place: _CommandPlace) -> AnyView
}

extension Commands {
  @MainActor public static func _view(of commands: Self, in place: _CommandPlace) -> AnyView {
    AnyView(CommandsView(commands: commands, place: place))
  }
}

/// The node of commands with a body of their own: their properties are found inside of this view.
private struct CommandsView<Content: Commands>: View {
  let commands: Content
  let place: _CommandPlace

  var body: some View { Content.Body._view(of: commands.body, in: place) }
}

extension Never: Commands {
  @MainActor public static func _view(of commands: Never, in place: _CommandPlace) -> AnyView {}
}

/// Commands that the library itself shows.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never {
    fatalError("\(Self.self) are primitive commands: their body must not be called.")
  }
}
