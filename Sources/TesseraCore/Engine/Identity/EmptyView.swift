/// A view without content: it puts no element into its container (C3).
nonisolated public struct EmptyView: PrimitiveView, Sendable {
  /// A view that shows nothing and takes no room.
  public init() {}

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    EmptyNode(context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

/// A node without elements.
final class EmptyNode: ViewNode {}
