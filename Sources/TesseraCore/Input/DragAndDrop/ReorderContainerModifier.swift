import CoreTransferable
import Foundation

/// Lets the elements of collections inside be moved to other places (F43).
nonisolated struct ReorderContainerModifier: WrapperModifier {
  /// Whether an element can be moved here: its id and that of its collection have the right types.
  let accepts: @MainActor (ReorderItem) -> Bool
  /// Tells what was moved, and where.
  let move: @MainActor (ReorderItem, ReorderSlot) -> Void

  init<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    isEnabled: Bool, move: @escaping @MainActor (ReorderDifference<ItemID, CollectionID>) -> Void
  ) {
    accepts = { isEnabled && $0.id.base is ItemID && $0.collection.base is CollectionID }
    self.move = { item, slot in
      guard let source = item.id.base as? ItemID, let collection = slot.collection.base as? CollectionID else { return }
      let next = slot.next?.base as? ItemID
      move(
        ReorderDifference(
          sources: [source],
          destination: .init(collectionID: collection, position: next.map { .before($0) } ?? .end)))
    }
  }

  @MainActor func makeWrapper(_ context: _NodeContext) -> ReorderContainerNode {
    ReorderContainerNode(self, context)
  }

  @MainActor func update(_ wrapper: ReorderContainerNode) {
    wrapper.reordering = self
  }
}

final class ReorderContainerNode: DropTargetNode {
  var reordering: ReorderContainerModifier
  /// Where the dragged element would be dropped now.
  private var slot: ReorderSlot?

  init(_ reordering: ReorderContainerModifier, _ context: NodeContext) {
    self.reordering = reordering
    super.init(DropTargetModifier(.refusing), context)
    modifier = DropTargetModifier(
      DropHandler(
        accepts: { [weak self] items in self.map { $0.element(in: items) != nil } ?? false },
        entered: { _ in },
        updated: { [weak self] in self?.update($0) ?? .cancel },
        exited: { [weak self] _ in self?.slot = nil },
        perform: { [weak self] in self?.drop($0) ?? false }))
  }

  private func element(in items: [TransferItem]) -> ReorderItem? {
    guard let element = items.first?.immediate(ReorderedElement.self), element.container === self else { return nil }
    return element.item
  }

  private func update(_ moment: DropMoment) -> DropOperation {
    let origin = frameInSurface.origin
    let point = CGPoint(x: origin.x + moment.location.x, y: origin.y + moment.location.y)
    slot = ReorderSlot(at: point, among: items, isRightToLeft: isRightToLeft)
    return slot == nil ? .cancel : .move
  }

  private func drop(_ moment: DropMoment) -> Bool {
    guard let item = element(in: moment.items), let slot, reordering.accepts(item) else { return false }
    self.slot = nil
    if !slot.isPlace(of: item) { withAnimation { reordering.move(item, slot) } }
    return true
  }

  /// The elements that are there, in the order of the tree.
  private var items: [ReorderItem] {
    var found: [ReorderItem] = []
    appendItems(below: self, to: &found)
    return found
  }

  private func appendItems(below node: ViewNode, to found: inout [ReorderItem]) {
    node.forEachChild { child in
      guard !(child is ReorderContainerNode), !(child is DepartureNode) else { return }
      if let item = (child as? ReorderItemNode)?.item, reordering.accepts(item) { found.append(item) }
      appendItems(below: child, to: &found)
    }
  }

  override func renderDrop(into builder: inout DisplayListBuilder) {
    guard let line = slot?.line else { return }
    builder.add(.fill(Path(line), TintShapeStyle().paint(in: scope.values, line), FillStyle()))
  }
}
