import CoreTransferable
import Foundation

/// Tracks the drag over one surface, from one of its views or from another program.
@MainActor
package final class DragCoordinator: FrameParticipant {
  unowned private let graph: ViewGraph
  /// The dragged items; empty if there is no drag.
  package private(set) var items: [TransferItem] = []
  /// Those of them that other programs can take.
  package var exportableItems: [TransferItem] { items.filter { !$0.contentTypes.isEmpty } }
  private var target: DropTargetNode?
  /// The view that is dragged, and from where.
  private var source: (node: DragSourceNode, start: CGPoint)?
  /// Shows what is dragged in place of the view, and is told of the drag.
  private var follower: (any DragFollower)?
  private var location = CGPoint.zero
  private var operation = DropOperation.copy

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  package var isActive: Bool { !items.isEmpty }

  // MARK: Views that are dragged

  /// - Returns: whether the view has something to drag.
  func begin(_ node: DragSourceNode, at start: CGPoint) -> Bool {
    guard let drag = node.modifier.start(node.point(start, in: .local)), !drag.items.isEmpty else { return false }
    items = drag.items
    source = (node, start)
    follower = drag.follower
    return true
  }

  /// Draws the dragged view at the pointer, in front of what its target shows.
  func render(into builder: inout DisplayListBuilder) {
    if let target, !target.isRemoved { target.renderDrop(into: &builder) }
    guard let source, follower == nil, !source.node.isRemoved else { return }
    let origin = source.node.frameInSurface.origin
    let place = CGPoint(x: origin.x + location.x - source.start.x, y: origin.y + location.y - source.start.y)
    builder.addGroup(opacity: 0.8) { source.node.render(into: &$0, at: place) }
  }

  // MARK: The way

  /// Items from another program moved to a point.
  package func move(_ newItems: [TransferItem], to point: CGPoint) -> DropOperation {
    items = newItems
    return move(to: point)
  }

  /// - Returns: what would happen if they were dropped there.
  @discardableResult
  func move(to point: CGPoint) -> DropOperation {
    graph.perform {
      location = point
      let found = graph.pointer.nodes(at: point).lazy.compactMap { $0 as? DropTargetNode }
        .first { $0.accepts(moment(in: $0)) }
      if found !== target { change(to: found) }
      operation = target.map { $0.modifier.handler.updated(moment(in: $0)) } ?? .cancel
      follower?.dragDidMove(to: point)
      if source != nil { graph.requestFrame() }
      return operation
    }
  }

  private func change(to newTarget: DropTargetNode?) {
    if let target, !target.isRemoved { target.modifier.handler.exited(moment(in: target)) }
    target = newTarget
    if let newTarget { newTarget.modifier.handler.entered(moment(in: newTarget)) }
  }

  private func moment(in node: DropTargetNode) -> DropMoment {
    DropMoment(items: items, location: node.point(location, in: .local))
  }

  // MARK: The end

  /// The dragged items were dropped.
  ///
  /// - Returns: whether a view took it.
  @discardableResult
  package func drop() -> Bool {
    graph.perform {
      guard let target, !target.isRemoved, operation != .forbidden, operation != .cancel else {
        leave()
        return false
      }
      let moment = moment(in: target)
      let isTaken = target.modifier.handler.perform(moment)
      leave(isTaken ? operation : .cancel)
      return isTaken
    }
  }

  /// The drag left the surface or was cancelled.
  package func leave() {
    leave(.cancel)
  }

  private func leave(_ operation: DropOperation) {
    graph.perform {
      change(to: nil)
      if source != nil { graph.requestFrame() }
      let follower = follower
      items = []
      source = nil
      self.follower = nil
      follower?.dragDidEnd(operation)
    }
  }
}

extension ViewGraph {
  package var drags: DragCoordinator { service(DragCoordinator.self) }
}
