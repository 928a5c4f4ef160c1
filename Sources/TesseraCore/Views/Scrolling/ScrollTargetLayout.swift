import Foundation

/// Makes the children of a stack or grid the scroll targets.
nonisolated struct ScrollTargetLayoutModifier: WrapperModifier {
  let isEnabled: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> ScrollTargetLayoutNode {
    ScrollTargetLayoutNode(isEnabled, context)
  }

  @MainActor func update(_ wrapper: ScrollTargetLayoutNode) {
    wrapper.isEnabled = isEnabled
  }
}

final class ScrollTargetLayoutNode: WrapperNode {
  var isEnabled: Bool

  init(_ isEnabled: Bool, _ context: NodeContext) {
    self.isEnabled = isEnabled
    super.init(context)
  }

  override func placeChildren() {
    super.placeChildren()
    enclosingScrollNode?.targetLayout = self
  }

  /// The stack or grid inside.
  private var container: ContainerNode? {
    var node = child
    while let wrapper = node as? WrapperNode { node = wrapper.child }
    return node as? ContainerNode
  }

  /// The children with their frames, in the coordinates of the scroll view's content.
  func targets(in scrollNode: ScrollNode) -> [Target] {
    guard isEnabled, let container else { return [] }
    // J325: views that were taken out.
    func isTarget(_ child: LayoutNode) -> Bool { scrollNode.singleTargets.mark(of: child) != false }
    func target(_ child: LayoutNode, _ id: AnyHashable?) -> Target {
      Target(id: id, frame: CGRect(origin: child.layoutOrigin(in: scrollNode), size: child.size))
    }
    if let lazy = container as? LazyStackNode {
      return lazy.shownRows.filter { isTarget($0.element) }.map { target($0.element, $0.element.scrollID ?? $0.id) }
    }
    return container.children.filter(isTarget).map { target($0, $0.scrollID) }
  }

  /// A view that can be aligned.
  struct Target {
    let id: AnyHashable?
    let frame: CGRect
  }
}

extension LayoutNode {
  /// The id of the node's view: the explicit one, or that in its `ForEach`.
  final var scrollID: AnyHashable? {
    var child: ViewNode = self
    while let parent = child.parent, parent !== child {
      if let identified = child as? any ExplicitlyIdentified { return identified.explicitID }
      if let row = parent as? any IdentifiedRow { return row.elementID }
      if parent is ContainerNode || parent is SectionNode { return nil }
      if let rows = parent as? any IdentifiedRows { return rows.id(of: child) }
      child = parent
    }
    return nil
  }
}

extension View {
  /// Makes the children of this stack or grid the targets of the scroll view around it.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
