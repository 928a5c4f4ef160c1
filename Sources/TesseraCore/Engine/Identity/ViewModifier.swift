/// A modifier of a view, which makes another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body(content:)` returns.
  associatedtype Body: View

  /// The view that is modified, as a placeholder.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that replaces `content`.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node of `content` modified.
  @MainActor static func _makeNode<Modified: View>(
    _ modifier: Self, _ content: Modified, _ context: _NodeContext
  ) -> _ViewNode

  /// Updates the node that `_makeNode` of the same types made with new values.
  @MainActor static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified)
}

extension ViewModifier {
  @MainActor public static func _makeNode<Modified: View>(
    _ modifier: Self, _ content: Modified, _ context: _NodeContext
  ) -> _ViewNode {
    ModifierBodyNode(modifier, ModifiedViewBox(content), context)
  }

  @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
    let node = node.cast(to: ModifierBodyNode<Self>.self)
    downcast(node.modified, to: ModifiedViewBox<Modified>.self).receive(content)
    node.receive(modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine knows the modifier. A call is a programming error and ends the program.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier: its body must not be called.")
  }
}

extension ViewModifier {
  /// This modifier followed by another.
  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
