/// A row of a grid. Outside of one, it is its cells and nothing else (C94).
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: how the cells lie to each other; nil leaves that to the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ImplicitContainer.make(in: context) { context in
      let node = GridRowNode(view.alignment, context)
      node.content = Content._makeNode(view.content, node.childContext)
      return node
    }
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.withoutImplicitContainer.cast(to: GridRowNode.self)
    node.receive(view.alignment)
    Content._updateNode(node.content, view.content)
  }
}

nonisolated extension GridRow: Sendable where Content: Sendable {}

/// Marks which cells belong together.
final class GridRowNode: TransparentNode {
  private(set) var alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?, _ context: NodeContext) {
    self.alignment = alignment
    super.init(context)
  }

  /// The row that a child of a grid was written in, nil for a child that stands alone.
  static func row(of child: LayoutNode) -> GridRowNode? {
    var innermost: ViewNode = child
    while let wrapper = innermost as? WrapperNode, let inside = wrapper.child { innermost = inside }
    var row: GridRowNode?
    while let parent = innermost.parent, parent !== innermost, !(parent is ContainerNode) {
      innermost = parent
      if let found = innermost as? GridRowNode { row = found }
    }
    return row
  }

  func receive(_ newAlignment: VerticalAlignment?) {
    guard newAlignment != alignment else { return }
    alignment = newAlignment
    var elements: ContiguousArray<LayoutNode> = []
    appendElements(to: &elements)
    for element in elements { element.invalidateLayout(traits: true) }
  }
}
