/// A node of an element of a `ForEach`.
@MainActor
protocol IdentifiedRow: ViewNode {
  var elementID: AnyHashable { get }
}

extension ViewNode {
  /// The id of the element of a `ForEach` that this node is a row of; nil for the content of a nested section.
  final var idOfElementAround: AnyHashable? {
    var node = self
    while let parent = node.parent, parent !== node, !(parent is LayoutNode), !(parent is SectionNode) {
      if let row = parent as? any IdentifiedRow { return row.elementID }
      node = parent
    }
    return nil
  }
}

/// A node whose children have ids.
@MainActor
protocol IdentifiedRows: ViewNode {
  func id(of child: ViewNode) -> AnyHashable?

  /// How many elements are before a child; nil for a node that is none.
  func offset(of child: ViewNode) -> Int?

  /// The id of what follows a child; nil for the last one.
  func id(after child: ViewNode) -> AnyHashable?
}
