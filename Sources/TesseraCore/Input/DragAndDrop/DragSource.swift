import CoreTransferable
import Foundation

/// Lets a view be dragged.
nonisolated package struct DragSourceModifier: WrapperModifier {
  /// What is dragged; nil for nothing.
  var makeItem: @MainActor () -> TransferItem?

  package init(makeItem: @escaping @MainActor () -> TransferItem?) {
    self.makeItem = makeItem
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> DragSourceNode {
    DragSourceNode(self, context)
  }

  @MainActor package func update(_ wrapper: DragSourceNode) {
    wrapper.modifier = self
  }
}

package class DragSourceNode: WrapperNode {
  var modifier: DragSourceModifier

  init(_ modifier: DragSourceModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }
}
