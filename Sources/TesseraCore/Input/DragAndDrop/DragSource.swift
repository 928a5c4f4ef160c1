import CoreTransferable
import Foundation

/// What begins to be dragged.
nonisolated package struct DragStart {
  var items: [TransferItem]
  /// Follows the drag and shows what is dragged; nil for the dragged view itself.
  var follower: (any DragFollower)?
  /// The ids of the items, where their container has them.
  var itemIDs: [AnyHashable] = []
  /// Which item the pointer took.
  var itemIndex: Int?
  /// The views of the items; empty for the dragged one alone.
  var views: [DragSourceNode] = []

  package init(items: [TransferItem], follower: (any DragFollower)? = nil) {
    self.items = items
    self.follower = follower
  }
}

/// Follows a drag that began on a view of its own surface.
@MainActor
package protocol DragFollower: AnyObject {
  /// The pointer is at another point of the surface.
  func dragDidMove(to point: CGPoint)

  /// The drag is over; `cancel` if nothing took what was dragged.
  func dragDidEnd(_ operation: DropOperation)
}

/// Lets a view be dragged.
nonisolated package struct DragSourceModifier: WrapperModifier {
  /// What is dragged from a point of the view; nil for nothing.
  var start: @MainActor (CGPoint) -> DragStart?

  package init(makeItem: @escaping @MainActor () -> TransferItem?) {
    start = { _ in makeItem().map { DragStart(items: [$0]) } }
  }

  /// - Parameter start: gets a point of the view, and says what is dragged from there.
  package init(start: @escaping @MainActor (CGPoint) -> DragStart?) {
    self.start = start
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
