import CoreTransferable
import Foundation

/// Tracks the drag over one surface, from one of its views or from another program.
@MainActor
package final class DragCoordinator: FrameParticipant {
  unowned private let graph: ViewGraph
  /// The dragged items; empty if there is no drag.
  package private(set) var items: [TransferItem] = []
  private var target: DropTargetNode?
  /// The view that is dragged, and from where.
  private var source: DraggedSource?
  private var location = CGPoint.zero
  private var operation = DropOperation.copy
  /// How many of the items the target takes; nil for all.
  private var acceptedCount: Int?
  /// Tells one drag from the next.
  private var number: UInt64 = 0
  private let springs: SpringCoordinator

  init(_ graph: ViewGraph) {
    self.graph = graph
    springs = SpringCoordinator(graph)
  }

  /// Those of the items that other programs can take.
  package var exportableItems: [TransferItem] {
    if let configuration = source?.configuration, !configuration.operationsOutsideApp.allowCopy { return [] }
    return items.filter { !$0.contentTypes.isEmpty }
  }

  package var isActive: Bool { !items.isEmpty }

  // MARK: Views that are dragged

  /// - Returns: whether the view has something to drag.
  func begin(_ node: DragSourceNode, at start: CGPoint) -> Bool {
    guard let drag = node.modifier.start(node.point(start, in: .local)), !drag.items.isEmpty else { return false }
    items = drag.items
    number = Self.nextNumber()
    let source = DraggedSource(node, drag, from: start, number: number)
    self.source = source
    source.tell(.initial, at: nil)
    return true
  }

  private static var lastNumber: UInt64 = 0

  private static func nextNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Draws the dragged view at the pointer, in front of what its target shows.
  func render(into builder: inout DisplayListBuilder) {
    if let target, !target.isRemoved { target.renderDrop(into: &builder) }
    let formation = target.flatMap { $0.dragHooks.lazy.compactMap(\.dropFormation).first }
    source?.render(at: location, formation, into: &builder)
  }

  // MARK: The way

  /// Items from another program moved to a point.
  package func move(_ newItems: [TransferItem], to point: CGPoint) -> DropOperation {
    if items.isEmpty { number = Self.nextNumber() }
    items = newItems
    return move(to: point)
  }

  /// - Returns: what would happen if they were dropped there.
  @discardableResult
  func move(to point: CGPoint) -> DropOperation {
    graph.perform {
      location = point
      let nodes = graph.pointer.nodes(at: point)
      let found = nodes.lazy.compactMap { $0 as? DropTargetNode }.first { $0.accepts(moment(in: $0)) }
      if found !== target { change(to: found) }
      operation = target.map(proposal) ?? .cancel
      springs.move(over: nodes)
      source?.follower?.dragDidMove(to: point)
      source?.tell(.active, at: point)
      if source != nil { graph.requestFrame() }
      return operation
    }
  }

  /// What the target does with the items: as the views around it say, or it itself.
  private func proposal(of target: DropTargetNode) -> DropOperation {
    let hooks = target.dragHooks
    let moment = moment(in: target)
    hooks.tell(moment.session)
    let own = target.modifier.handler.updated(moment)
    acceptedCount = nil
    guard let session = moment.session, let configure = hooks.lazy.compactMap(\.configureDrop).first else {
      return own
    }
    let configuration = configure(session)
    acceptedCount = configuration.acceptedItemCount.map { max(0, $0) }
    let isAllowed =
      configuration.operation == .cancel || session.suggestedOperations.contains(configuration.operation.asSet)
    return isAllowed ? configuration.operation : .forbidden
  }

  private func change(to newTarget: DropTargetNode?) {
    if let target, !target.isRemoved {
      target.dragHooks.tell(session(in: target, .exiting))
      target.modifier.handler.exited(moment(in: target))
    }
    target = newTarget
    if let newTarget {
      newTarget.dragHooks.tell(session(in: newTarget, .entering))
      newTarget.modifier.handler.entered(moment(in: newTarget))
    }
  }

  private func moment(in node: DropTargetNode) -> DropMoment {
    var moment = DropMoment(items: items, location: node.point(location, in: .local))
    moment.session = session(in: node, .active)
    return moment
  }

  private func session(in node: DropTargetNode, _ phase: DropSession.Phase) -> DropSession {
    DropSession(
      id: DropSession.ID(number: number), phase: phase, location: node.point(location, in: .local),
      size: source?.size ?? .zero, itemsCount: items.count, suggestedOperations: source?.operations ?? [.copy],
      localSession: source.map { DropSession.LocalSession(itemIDs: $0.drag.itemIDs) })
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
      var moment = moment(in: target)
      if let acceptedCount { moment.items = Array(moment.items.prefix(acceptedCount)) }
      source?.tell(.ending(operation), at: location)
      let isTaken = target.modifier.handler.perform(moment)
      let (ended, done) = (
        session(in: target, .ended(isTaken ? operation : .cancel)), session(in: target, .dataTransferCompleted)
      )
      let (hooks, source) = (target.dragHooks, source)
      leave(isTaken ? operation : .cancel)
      hooks.tell(ended)
      guard isTaken else { return false }
      hooks.tell(done)
      source?.tell(.dataTransferCompleted, at: nil)
      return true
    }
  }

  /// The drag left the surface or was cancelled.
  package func leave() {
    leave(.cancel)
  }

  private func leave(_ operation: DropOperation) {
    graph.perform {
      if operation == .cancel { change(to: nil) } else { endQuietly() }
      if source != nil { graph.requestFrame() }
      let ended = source
      items = []
      source = nil
      springs.leave()
      ended?.follower?.dragDidEnd(operation)
      ended?.tell(.ended(operation), at: nil)
    }
  }

  /// The target took the items: it is told that they are no longer over it, and the views around it that the drag ended.
  private func endQuietly() {
    if let target, !target.isRemoved { target.modifier.handler.exited(moment(in: target)) }
    target = nil
  }
}

extension [DragHook] {
  @MainActor fileprivate func tell(_ session: DropSession?) {
    guard let session else { return }
    for hook in self { hook.onDrop?(session) }
  }
}

extension ViewGraph {
  package var drags: DragCoordinator { service(DragCoordinator.self) }
}
