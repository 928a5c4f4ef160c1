import CoreTransferable
import Foundation

/// The view that is dragged, and what those around it say of that.
@MainActor
final class DraggedSource {
  let drag: DragStart
  private let node: DragSourceNode
  private let start: CGPoint
  private let number: UInt64
  private let hooks: [DragHook]
  /// As large as the view was when the drag began.
  let size: CGSize

  init(_ node: DragSourceNode, _ drag: DragStart, from start: CGPoint, number: UInt64) {
    self.node = node
    self.drag = drag
    self.start = start
    self.number = number
    hooks = node.dragHooks
    size = node.size
  }

  var follower: (any DragFollower)? { drag.follower }

  var configuration: DragConfiguration? { hooks.lazy.compactMap(\.configuration).first }

  /// What targets may do with the items.
  var operations: DropOperation.Set { configuration?.operationsWithinApp.operations ?? [.copy] }

  func tell(_ phase: DragSession.Phase, at location: CGPoint?) {
    let session = DragSession(
      id: DragSession.ID(number: number), phase: phase, location: location, draggedItemIndex: drag.itemIndex,
      itemIDs: drag.itemIDs)
    for hook in hooks { hook.onDrag?(session) }
  }

  /// - Parameter dropFormation: how the target wants several items to be arranged; nil for how the source does.
  func render(
    at location: CGPoint, _ dropFormation: DragDropPreviewsFormation?, into builder: inout DisplayListBuilder
  ) {
    guard follower == nil, !node.isRemoved else { return }
    let distance = CGVector(dx: location.x - start.x, dy: location.y - start.y)
    let others = drag.views.filter { $0 !== node && !$0.isRemoved }
    let formation = dropFormation ?? hooks.lazy.compactMap(\.dragFormation).first ?? .default
    let places = formation.places(of: others.map(\.frameInSurface), around: node.frameInSurface)
    builder.addGroup(opacity: 0.8) { builder in
      for (other, place) in zip(others, places).reversed() {
        other.render(into: &builder, at: CGPoint(x: place.x + distance.dx, y: place.y + distance.dy))
      }
      let origin = node.frameInSurface.origin
      node.render(into: &builder, at: CGPoint(x: origin.x + distance.dx, y: origin.y + distance.dy))
    }
  }
}

nonisolated extension DragDropPreviewsFormation {
  /// Where the upper left corners of views are to be, before the pointer moves; the view that it took stays.
  func places(of frames: [CGRect], around taken: CGRect) -> [CGPoint] {
    var bottom = taken.maxY
    return frames.enumerated().map { index, frame in
      let step = CGFloat(index + 1)
      switch kind {
      case .none: return frame.origin
      case .pile: return CGPoint(x: taken.minX + 3 * step, y: taken.minY + 3 * step)
      case .stack: return CGPoint(x: taken.minX, y: taken.minY + 10 * step)
      case .list:
        defer { bottom += frame.height }
        return CGPoint(x: taken.minX, y: bottom)
      }
    }
  }
}
