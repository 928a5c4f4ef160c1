/// What pickers want to know of their elements.
extension ViewElement {
  /// What the element is called: its texts.
  @MainActor
  package var title: String {
    node.semanticsOfSubtree()?.label ?? ""
  }

  /// The id of the row of a `ForEach` that the element is; it stands for the element where no tag does (F45).
  @MainActor
  package var rowTag: TagValue? {
    var child: ViewNode = node
    while let parent = child.parent, parent !== child, !(parent is ElementSourceNode) {
      if let rows = parent as? any IdentifiedRows {
        return rows.id(of: child).map { TagValue(value: $0, includesOptional: true) }
      }
      child = parent
    }
    return nil
  }
}

/// A node whose children have ids.
@MainActor
protocol IdentifiedRows: ViewNode {
  func id(of child: ViewNode) -> AnyHashable?
}

extension ForEachNode: IdentifiedRows {
  func id(of child: ViewNode) -> AnyHashable? {
    children.firstIndex { $0 === child }.map { AnyHashable(ids[$0]) }
  }
}
