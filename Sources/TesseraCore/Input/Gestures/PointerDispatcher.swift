import Foundation

/// Dispatches the pointer's events of one surface to nodes.
@MainActor
package final class PointerDispatcher: GraphService {
  unowned private let graph: ViewGraph
  private var start: CGPoint?
  /// The pressed node and its containers, innermost first. Content that moves away meanwhile stays pressed.
  private var pressedNodes: [LayoutNode] = []
  private var farthest: CGFloat = 0
  private var last = CGPoint.zero
  private var session: PressSession?
  /// Set while the press belongs to a node that follows the pointer.
  private var pan: Pan?
  /// Set while two fingers are down.
  private var pinch: Pinch?
  /// Whether the pressed view is being dragged.
  private var isDragging = false
  private var pressTime = Duration.zero
  /// The keys that are held down while the pointer is used.
  package var modifiers: EventModifiers = [] {
    didSet { if modifiers != oldValue { _ = InputMonitor.takes(.modifiers(modifiers), of: graph) } }
  }
  /// How long a view must be held before it can be dragged, for fingers, which scroll otherwise.
  package var dragDelay = Duration.zero
  /// When the session next needs to know the time.
  private var wakeTime: Duration?

  /// Runs an action later, by the graph's clock.
  package var schedule: ((Duration, @escaping @MainActor () -> Void) -> Void)?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Gestures go by the clock of the frames, so that what they let go moves on at the speed that it had.
  private var now: Duration { graph.clockTime }

  /// - Parameter inputKind: the kind of input (E17).
  package func pressDown(at point: CGPoint, with inputKind: GestureInputKinds = .pointer) {
    guard !InputMonitor.takes(.pressed(point), of: graph) else { return }
    graph.perform {
      pressedNodes = nodes(at: point)
      for case let handler as any PanHandler in pressedNodes { handler.pressDidBegin() }
      pressTime = now
      let receivers = pressedNodes.compactMap { $0 as? any PressReceiver }
      let isNextClick =
        start == nil && session?.isWaiting == true && session?.inputKind == inputKind
        && session?.involves(receivers) == true
      if !isNextClick {
        if start == nil { session?.finish(time: now) } else { session?.cancel() }
        session = PressSession(receivers, inputKind)
      }
      start = point
      last = point
      farthest = 0
      send(.down)
    }
  }

  package func move(to point: CGPoint) {
    guard let start, !InputMonitor.takes(.moved(point), of: graph) else { return }
    graph.perform {
      last = point
      farthest = max(farthest, hypot(point.x - start.x, point.y - start.y))
      if isDragging || beginDrag(from: start) {
        graph.drags.move(to: point)
        return
      }
      send(.moved)
      followPan(from: start, to: point)
    }
  }

  package func release() {
    guard start != nil else { return }
    _ = InputMonitor.takes(.released(last), of: graph)
    defer { pressedNodes = [] }
    graph.perform {
      if isDragging {
        isDragging = false
        start = nil
        graph.drags.drop()
        return
      }
      if let pan {
        self.pan = nil
        send(.up)
        session = nil
        start = nil
        return pan.end(time: now)
      }
      if farthest < PressSession.tapTolerance { focus(at: last) }
      send(.up)
      start = nil
      if session?.isWaiting == false { session = nil }
      // Without a clock, recognizers would never learn that no further click comes.
      if schedule == nil { session?.finish(time: now) }
    }
  }

  // MARK: Two fingers (E4)

  /// Two fingers came down around a point: a press of the pointer there is cancelled.
  package func beginPinch(at point: CGPoint, with inputKind: GestureInputKinds = .directTouch) {
    cancel()
    graph.perform {
      session = PressSession(nodes(at: point).compactMap { $0 as? any PressReceiver }, inputKind)
      last = point
      pinch = Pinch()
      send(.down, Pinch())
    }
  }

  /// The fingers moved.
  package func pinch(_ newPinch: Pinch) {
    guard pinch != nil, newPinch != pinch else { return }
    pinch = newPinch
    graph.perform { send(.moved, newPinch) }
  }

  /// The fingers are gone.
  package func endPinch() {
    guard let pinch else { return }
    self.pinch = nil
    graph.perform {
      send(.up, pinch)
      session = nil
    }
  }

  /// The middle of the innermost view with a gesture at a point; nil if there is none.
  package func middleOfPinch(at point: CGPoint) -> CGPoint? {
    guard let receiver = nodes(at: point).first(where: { $0 is any PressReceiver && !($0 is PressNode) }) else {
      return nil
    }
    let frame = receiver.frameInSurface
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func send(_ kind: GestureEvent.Kind, _ pinch: Pinch) {
    session?.send(kind, last, start: last, distance: 0, pinch: pinch, time: now)
  }

  // MARK: Other input

  /// The pointer's secondary button was pressed: the innermost view with a menu opens it.
  package func pressSecondary(at point: CGPoint) {
    guard !InputMonitor.takes(.secondaryPressed(point), of: graph) else { return }
    graph.perform {
      for node in nodes(at: point) {
        if let node = node as? SecondaryPressNode, node.scope.values.isEnabled { return node.action() }
        if let node = node as? PointerInputNode, node.secondaryPress(at: point) { return }
      }
    }
  }

  /// The system takes the press away: active gestures are cancelled (E5).
  package func cancel() {
    graph.perform {
      session?.cancel()
      session = nil
      pan = nil
      pinch = nil
      if isDragging { graph.drags.leave() }
      isDragging = false
      start = nil
      pressedNodes = []
    }
  }

  /// Begins a drag if the pointer moved far enough over a draggable view and no gesture but a button's is recognized.
  /// The other participants lose the press.
  private func beginDrag(from start: CGPoint) -> Bool {
    guard farthest > Self.dragTolerance, pan == nil, session?.recognizedGesture == nil, now - pressTime >= dragDelay,
      pressedNodes.contains(where: { ($0 as? DragSourceNode).map { beginDrag(of: $0, from: start) } ?? false })
    else { return false }
    session?.cancel()
    session = nil
    isDragging = true
    return true
  }

  private func beginDrag(of node: DragSourceNode, from start: CGPoint) -> Bool {
    !node.isRemoved && node.scope.values.isEnabled && graph.drags.begin(node, at: start)
  }

  /// The distance that begins a drag.
  private static let dragTolerance: CGFloat = 6

  /// Transfers the press to a node that follows the pointer, if there is one. The other participants lose it.
  private func followPan(from start: CGPoint, to point: CGPoint) {
    let translation = CGSize(width: point.x - start.x, height: point.y - start.y)
    if pan == nil {
      pan = Pan(
        from: pressedNodes.filter { !$0.isRemoved }, start: start, translation: translation,
        recognized: session?.recognizedGesture)
      guard let handler = pan?.handler else { return }
      if handler.sharesPress {
        session?.cancelExclusive()
      } else {
        session?.cancel()
        session = nil
      }
    }
    pan?.move(to: translation, time: now)
  }

  private func send(_ kind: GestureEvent.Kind) {
    session?.send(kind, last, start: start ?? last, distance: farthest, time: now)
    wakeInTime()
  }

  /// Schedules the session's next time event.
  private func wakeInTime() {
    let deadline = session?.deadline
    guard let schedule, let session, let deadline, deadline != wakeTime else {
      wakeTime = deadline
      return
    }
    wakeTime = deadline
    // A far deadline keeps neither what was pressed nor the graph alive.
    schedule(max(deadline - now, .zero)) { [weak self, weak session] in
      guard let self, let session, deadline == wakeTime, session === self.session else { return }
      wakeTime = nil
      graph.perform { send(.waited) }
      if start == nil, !session.isWaiting { self.session = nil }
      graph.requestFrame()
    }
  }

  /// The innermost node with content at `point`, and those around it.
  func nodes(at point: CGPoint) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    var node = graph.root.hitTest(point)
    while let current = node {
      nodes.append(current)
      node = current.layoutParent
    }
    return nodes
  }

  /// Whether the pointer is over the content of a node.
  func isOver(_ node: LayoutNode, at point: CGPoint) -> Bool {
    nodes(at: point).contains { $0 === node }
  }

  /// E9: a click on a view that can have the focus gives it the focus; any other leaves the focus where it is.
  private func focus(at point: CGPoint) {
    let targets = nodes(at: point).lazy.compactMap { $0 as? any FocusTarget }
    guard let target = targets.first(where: \.isFocusable), target.takesFocusByClick else { return }
    graph.focus.move(to: target)
  }
}

extension ViewGraph {
  package var pointer: PointerDispatcher { service(PointerDispatcher.self) }
}
