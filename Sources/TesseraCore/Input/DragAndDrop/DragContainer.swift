import CoreTransferable
import Foundation

/// Makes what is dragged of the ids of views inside (J367).
nonisolated struct DragContainerModifier: WrapperModifier {
  let namespace: AnyHashable?
  let makeItems: @MainActor ([AnyHashable]) -> [TransferItem]

  @MainActor func makeWrapper(_ context: _NodeContext) -> DragContainerNode {
    DragContainerNode(self, context)
  }

  @MainActor func update(_ wrapper: DragContainerNode) {
    wrapper.container = self
  }
}

final class DragContainerNode: WrapperNode {
  var container: DragContainerModifier

  init(_ container: DragContainerModifier, _ context: NodeContext) {
    self.container = container
    super.init(context)
  }

  /// The views inside that stand for some ids, in the order of the tree.
  func views(of ids: [AnyHashable]) -> [DragContainerItemNode] {
    var found: [DragContainerItemNode] = []
    var stack: [ViewNode] = [self]
    while let node = stack.popLast() {
      if let view = node as? DragContainerItemNode, ids.contains(view.itemID), view.container === self {
        found.append(view)
      }
      let start = stack.count
      node.forEachChild { if !($0 is DepartureNode) { stack.append($0) } }
      stack[start...].reverse()
    }
    return found
  }
}

/// A view that stands for an element of a container.
nonisolated struct DragContainerItemModifier: WrapperModifier {
  let id: AnyHashable
  let namespace: AnyHashable?

  @MainActor func makeWrapper(_ context: _NodeContext) -> DragContainerItemNode {
    DragContainerItemNode(self, context)
  }

  @MainActor func update(_ wrapper: DragContainerItemNode) {
    wrapper.itemID = id
    wrapper.namespace = namespace
  }
}

final class DragContainerItemNode: DragSourceNode {
  var itemID: AnyHashable
  var namespace: AnyHashable?

  init(_ item: DragContainerItemModifier, _ context: NodeContext) {
    itemID = item.id
    namespace = item.namespace
    super.init(DragSourceModifier { nil }, context)
    modifier = DragSourceModifier(start: { [weak self] _ in self?.start() })
  }

  var container: DragContainerNode? {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if let container = parent as? DragContainerNode, container.container.namespace == namespace { return container }
      node = parent
    }
    return nil
  }

  /// This view's element, or all that are chosen if it is one of them.
  private func start() -> DragStart? {
    guard let container else { return nil }
    let selection = dragHooks.lazy.compactMap(\.selection).first { $0.namespace == self.namespace }
    let chosen = selection?.ids() ?? []
    let ids = chosen.contains(itemID) ? chosen : [itemID]
    var start = DragStart(items: container.container.makeItems(ids))
    start.itemIDs = ids
    start.itemIndex = ids.firstIndex(of: itemID)
    start.views = container.views(of: ids)
    return start
  }
}

extension View {
  /// Lets the views inside that are `draggable(containerItemID:)` be dragged; what they stand for is made when that begins
  /// (J367).
  ///
  /// - Parameters:
  ///   - namespace: tells this container from others around the views; nil if there is one.
  ///   - payload: gets the ids of what is dragged.
  @preconcurrency
  nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping @MainActor ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item {
    modifier(
      DragContainerModifier(namespace: namespace.map { AnyHashable($0) }) { ids in
        payload(ids.compactMap { $0.base as? Item.ID }).map { TransferItem($0) }
      })
  }

  /// Lets the views inside that are `draggable(containerItemID:)` be dragged; what they stand for is made when that begins
  /// (J367).
  ///
  /// - Parameters:
  ///   - itemID: where an item has the id by which the views know it.
  ///   - namespace: tells this container from others around the views; nil if there is one.
  ///   - payload: gets the ids of what is dragged.
  @preconcurrency
  nonisolated public func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping @MainActor ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    modifier(
      DragContainerModifier(namespace: namespace.map { AnyHashable($0) }) { ids in
        payload(ids.compactMap { $0.base as? ItemID }).map { TransferItem($0) }
      })
  }

  /// Lets the view be dragged as an element of the `dragContainer` around it, with the others that are chosen if it is one of
  /// them (J367).
  ///
  /// - Parameter containerNamespace: that of the container; nil for the nearest one without a namespace.
  nonisolated public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DragContainerItemModifier(
        id: AnyHashable(containerItemID), namespace: containerNamespace.map { AnyHashable($0) }))
  }
}
