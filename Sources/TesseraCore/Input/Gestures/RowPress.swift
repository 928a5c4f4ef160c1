import Foundation

/// Forwards a press anywhere in a row to its only button or link, or else to its context menu.
nonisolated package struct RowPressModifier: WrapperModifier {
  package init() {}

  @MainActor package func makeWrapper(_ context: _NodeContext) -> RowPressNode {
    RowPressNode(context)
  }

  @MainActor package func update(_ wrapper: RowPressNode) {}
}

package final class RowPressNode: WrapperNode {
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let hit = super.hitTest(point)
    guard CGRect(origin: .zero, size: size).contains(point), !isHandled(hit) else { return hit }
    return rowButton ?? contextMenu ?? hit ?? self
  }

  private func isHandled(_ hit: LayoutNode?) -> Bool {
    var node = hit
    while let current = node, current !== self {
      if current is any PressReceiver { return true }
      node = current.layoutParent
    }
    return false
  }

  /// The outermost view in the row that has a menu of its own.
  private var contextMenu: GestureNode? {
    var waiting: ContiguousArray<LayoutNode> = [self]
    var next = 0
    while next < waiting.count {
      let node = waiting[next]
      next += 1
      if let gesture = node as? GestureNode, gesture.gesturePriority == .hold { return gesture }
      node.forEachLayoutChild { waiting.append($0) }
    }
    return nil
  }

  /// The only button that fills its row; nil if there are several, which are then pressed separately.
  private var rowButton: PressNode? {
    var found: PressNode?
    var waiting: [LayoutNode] = [self]
    while let node = waiting.popLast() {
      if let button = node as? PressNode {
        guard button.fillsRow, found == nil else { return nil }
        found = button
      } else {
        node.forEachLayoutChild { waiting.append($0) }
      }
    }
    return found
  }
}
