/// A type-erased view. Another type at the same place is another identity (A11).
nonisolated public struct AnyView: PrimitiveView {
  let view: any View

  /// Erases the type of `view`. Erasing it twice has no further effect.
  public init<Content: View>(_ view: Content) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Erases the type of `view`.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Erases the type of a view; nil if the value is not a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = AnyViewNode(context)
    node.show(view.view)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: AnyViewNode.self).show(view.view)
  }
}

final class AnyViewNode: ViewNode {
  private var content: ViewNode?
  private var contentType: Any.Type?

  func show<Content: View>(_ view: Content) {
    if contentType == Content.self, let content {
      Content._updateNode(content, view)
      return
    }
    let old = content
    contentType = Content.self
    content = makeContent(view)
    guard let old else { return }
    old.removeSubtree()
    elementsDidChange()
  }

  private func makeContent<Content: View>(_ view: Content) -> ViewNode {
    guard depth < graph.updates.maximumDepth else {
      graph.warn(.tooDeep(limit: Int(graph.updates.maximumDepth)), at: self)
      contentType = nil
      return EmptyNode(childContext)
    }
    return Content._makeNode(view, childContext)
  }

  override var firstElement: LayoutNode? { content?.firstElement }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content?.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    content?.appendRows(to: &rows)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
