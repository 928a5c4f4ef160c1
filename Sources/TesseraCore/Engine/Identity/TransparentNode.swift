/// A node with one child whose elements are its own.
class TransparentNode: ViewNode {
  final var content: ViewNode!

  override final var isUnary: Bool { content.isUnary }

  override final var firstElement: LayoutNode? { content.firstElement }

  override final func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    content.appendRows(to: &rows)
  }

  override final func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A modifier that is part of a view's value and identity, but has no effect.
package protocol TransparentModifier: ViewModifier where Body == Never {}

extension TransparentModifier {
  @MainActor public static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    Content._makeNode(content, context)
  }

  @MainActor public static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    Content._updateNode(node, content)
  }
}
