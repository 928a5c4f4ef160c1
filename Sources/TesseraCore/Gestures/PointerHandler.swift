import Foundation

/// A node that reacts to the pointer.
@MainActor
package protocol PointerHandler: LayoutNode {
  /// The pointer went down on this node's content, or moved while it is down.
  func pointerIsDown(isInside: Bool)

  /// The pointer went up: `isInside` this node's content, after having `moved` some points at most from where it went down.
  func pointerWentUp(_ press: Press)

  /// The press belongs to somebody else now, or came to nothing.
  func pointerWasCancelled()

  /// How many clicks in a row the node waits for; nil if it takes every press as it comes.
  var tapCount: Int? { get }
}

/// One press of the pointer, when it ends.
package struct Press {
  package var isInside: Bool
  /// The farthest the pointer came from where it went down, points.
  package var distance: CGFloat
  /// Where it ended, in the coordinates of the surface.
  package var location: CGPoint
}

/// Takes the pointer's events of one surface to the nodes they are meant for.
@MainActor
package final class PointerDispatcher {
  unowned(unsafe) private let graph: ViewGraph
  private var start: CGPoint?
  private var farthest: CGFloat = 0
  private var last = CGPoint.zero
  /// Innermost first.
  private var handlers: [any PointerHandler] = []
  private var clicks = 0
  private var lastClick: (time: Duration, location: CGPoint)?
  private var waitingSerial = 0

  /// Runs an action later, by the host's clock.
  package var schedule: ((Duration, @escaping @MainActor () -> Void) -> Void)?
  /// The host's clock.
  package var now: () -> Duration = { .zero }

  /// Within this time a second click makes a double click (E1).
  private static let multipleClickInterval = Duration.milliseconds(330)
  /// A pointer that moved this far did not tap (E1).
  private static let tapTolerance: CGFloat = 5

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The nodes that would react to a press at `point`, innermost first.
  package func handlers(at point: CGPoint) -> [any PointerHandler] {
    var handlers: [any PointerHandler] = []
    var node = graph.root.hitTest(point)
    while let current = node {
      if let handler = current as? any PointerHandler, canReact(handler) { handlers.append(handler) }
      node = current.layoutParent
    }
    return handlers
  }

  private func canReact(_ handler: any PointerHandler) -> Bool {
    !handler.isRemoved && handler.scope.values.isEnabled
  }

  package func pressDown(at point: CGPoint) {
    graph.perform {
      cancelPress()
      start = point
      last = point
      farthest = 0
      handlers = handlers(at: point)
      handlers.first?.pointerIsDown(isInside: true)
    }
  }

  package func move(to point: CGPoint) {
    guard let start else { return }
    graph.perform {
      last = point
      farthest = max(farthest, hypot(point.x - start.x, point.y - start.y))
      guard let handler = handlers.first else { return }
      handler.pointerIsDown(isInside: isInside(handler))
    }
  }

  package func release() {
    guard start != nil else { return }
    graph.perform { finishPress() }
  }

  private func isInside(_ handler: any PointerHandler) -> Bool {
    var node = graph.root.hitTest(last)
    while let current = node {
      if current === handler { return true }
      node = current.layoutParent
    }
    return false
  }

  private func cancelPress() {
    handlers.first?.pointerWasCancelled()
    handlers = []
    start = nil
  }

  private func finishPress() {
    // Whoever left the tree or was disabled while the pointer was down gets nothing of it.
    let lost = handlers.filter { !canReact($0) }
    let ended = handlers.filter { canReact($0) }
    handlers = []
    start = nil
    for handler in lost { handler.pointerWasCancelled() }
    guard let first = ended.first else { return }
    let press = Press(isInside: isInside(first), distance: farthest, location: last)
    if first.tapCount == nil {
      first.pointerWentUp(press)
      return
    }
    guard farthest < Self.tapTolerance else {
      for handler in ended { handler.pointerWasCancelled() }
      return
    }
    finishTap(ended, press)
  }

  /// E1: whoever waits for just this many clicks gets them; while more could follow that somebody else waits for, he waits.
  private func finishTap(_ handlers: [any PointerHandler], _ press: Press) {
    countClick(at: press.location)
    let counts = handlers.compactMap(\.tapCount)
    guard let handler = handlers.first(where: { $0.tapCount == clicks || $0.tapCount == nil }) else {
      if clicks >= counts.max() ?? 1 { clicks = 0 }
      return
    }
    waitingSerial += 1
    if counts.contains(where: { $0 > clicks }), let schedule {
      let serial = waitingSerial
      schedule(Self.multipleClickInterval) { [self] in
        guard serial == waitingSerial else { return }
        clicks = 0
        graph.perform { handler.pointerWentUp(press) }
        graph.requestFrame()
      }
      return
    }
    if clicks >= counts.max() ?? 1 { clicks = 0 }
    handler.pointerWentUp(press)
  }

  private func countClick(at location: CGPoint) {
    let time = now()
    if let lastClick, time - lastClick.time <= Self.multipleClickInterval,
      hypot(location.x - lastClick.location.x, location.y - lastClick.location.y) < Self.tapTolerance
    {
      clicks += 1
    } else {
      clicks = 1
    }
    lastClick = (time, location)
  }
}
