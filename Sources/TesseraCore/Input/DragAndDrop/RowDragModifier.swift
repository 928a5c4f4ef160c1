import CoreTransferable
import Foundation

/// The reorderable element that a row shows.
nonisolated package enum ReorderItemKey: ViewTraitKey {
  package typealias Value = ReorderItemNode
}

/// Lets a reorderable element be dragged by the whole row that shows it, as in a list (F43).
nonisolated package struct RowDragModifier: WrapperModifier {
  private let item: ReorderItemNode

  @MainActor
  package init(item: ReorderItemNode) {
    self.item = item
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> RowDragNode {
    RowDragNode(item, context)
  }

  @MainActor package func update(_ wrapper: RowDragNode) {
    wrapper.receive(item)
  }
}

package final class RowDragNode: DragSourceNode {
  init(_ item: ReorderItemNode, _ context: NodeContext) {
    super.init(DragSourceModifier { nil }, context)
    receive(item)
  }

  func receive(_ item: ReorderItemNode) {
    item.row = self
    modifier = DragSourceModifier { [weak item] in item?.draggedItem() }
  }

  /// The row can be dragged anywhere in its frame.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (CGRect(origin: .zero, size: size).contains(point) ? self : nil)
  }
}
