import CoreTransferable

/// Lets each element of a collection be dragged to another place of the `reorderContainer` around it (F43).
nonisolated struct ReorderItemModifier: WrapperModifier {
  let collection: AnyHashable

  @MainActor func makeWrapper(_ context: _NodeContext) -> ReorderItemNode {
    ReorderItemNode(collection, context)
  }

  @MainActor func update(_ wrapper: ReorderItemNode) {
    wrapper.collection = collection
  }
}

package final class ReorderItemNode: DragSourceNode {
  var collection: AnyHashable
  /// The row that shows the element, if it can be dragged by that.
  weak var row: RowDragNode?

  init(_ collection: AnyHashable, _ context: NodeContext) {
    self.collection = collection
    super.init(DragSourceModifier { nil }, context)
    modifier = DragSourceModifier { [weak self] in self?.draggedItem() }
  }

  /// The element of the collection, and where it is; nil if the view is none of a `ForEach`.
  var item: ReorderItem? {
    guard let element = elementInside ?? elementAround else { return nil }
    return ReorderItem(id: element.id, next: element.next, collection: collection, frame: (row ?? self).frameInSurface)
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == ReorderItemKey.self ? self as? Key.Value : super.trait(key)
  }

  func draggedItem() -> TransferItem? {
    guard let container, let item, container.reordering.accepts(item) else { return nil }
    return ReorderedElement(item: item, container: container).transferItem
  }

  private var container: ReorderContainerNode? {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if let container = parent as? ReorderContainerNode { return container }
      node = parent
    }
    return nil
  }

  private typealias Element = (id: AnyHashable, next: AnyHashable?)

  /// The element where this node is around one of several views: then the collection is inside of the modifier.
  private var elementInside: Element? {
    guard isDistributed else { return nil }
    var node: ViewNode = self
    while let wrapper = node as? WrapperNode, wrapper.isDistributed, let inner = wrapper.child { node = inner }
    var found: Element?
    while let parent = node.parent, parent !== self.parent, parent !== node {
      if let rows = parent as? any IdentifiedRows, let id = rows.id(of: node) { found = (id, rows.id(after: node)) }
      node = parent
    }
    return found
  }

  /// The element in a lazy container, which puts the modifiers of a collection into its rows.
  private var elementAround: Element? {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if let row = parent as? any IdentifiedRow, let source = row.parent as? any RowSource,
        let index = source.index(of: row)
      {
        return (row.elementID, index + 1 < source.rowCount ? source.rowID(at: index + 1) : nil)
      }
      node = parent
    }
    return nil
  }
}

/// An element that is dragged within its container. Nothing else can take it.
nonisolated struct ReorderedElement {
  let item: ReorderItem
  weak var container: ReorderContainerNode?

  var transferItem: TransferItem {
    TransferItem(value: self, contentTypes: []) { _ in throw TransferError.noRepresentation(nil) }
  }
}
