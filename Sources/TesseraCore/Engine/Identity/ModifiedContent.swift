/// A view or modifier together with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// Changes a view, or puts one modifier after another.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

nonisolated extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.content == right.content && left.modifier == right.modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never {
    fatalError("ModifiedContent is a primitive view: its body must not be called.")
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    Modifier._makeNode(view.modifier, view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Modifier._updateNode(node, view.modifier, view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public static func _makeNode<Modified: View>(
    _ modifier: Self, _ content: Modified, _ context: _NodeContext
  ) -> _ViewNode {
    Modifier._makeNode(
      modifier.modifier, ModifiedContent<Modified, Content>(content: content, modifier: modifier.content), context)
  }

  @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
    Modifier._updateNode(
      node, modifier.modifier, ModifiedContent<Modified, Content>(content: content, modifier: modifier.content))
  }
}
