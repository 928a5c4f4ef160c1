/// Several views without a container of their own: modifiers apply to each of them (A6).
nonisolated public struct Group<Content> {
  let content: Content

  /// For content that is not a view, such as tabs.
  package init(wrapping content: Content) {
    self.content = content
  }

  package var wrapped: Content { content }
}

nonisolated extension Group: Sendable where Content: Sendable {}

extension Group: View where Content: View {
  /// Treats several views as one where a single view is wanted. It neither lays them out nor draws anything itself.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never {
    fatalError("Group is a primitive view: its body must not be called.")
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    Content._makeNode(view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }
}
