import Foundation

/// Synchronizes a scroll view with a bound position.
private final class ScrollPositionTracker {
  let listener = ScrollListener()
  private let place = TrackedScrollPosition()
  /// The last known id, from a request or from the user's scrolling.
  var known: AnyHashable?
  private var knownRequest: Int?
  private var lastOffset: CGPoint?
  private var waiting: (@MainActor (ScrollNode) -> Void)?
  /// Whether the position accepts an id; views with others are skipped.
  var acceptsID: (@MainActor (AnyHashable?) -> Bool) = { _ in true }
  /// Called with the id of the view that the user scrolled to.
  var onUserScroll: (@MainActor (AnyHashable?) -> Void)?

  /// Tracks the view or edge at the scroll position (J5).
  @MainActor
  func keep(_ goal: TrackedScrollPosition.Goal?, at anchor: UnitPoint?) {
    place.anchor = anchor ?? .topLeading
    place.goal = goal
  }

  @MainActor
  func connect(_ anchor: UnitPoint?) {
    listener.onChange = { [unowned self] node in
      if let action = waiting {
        waiting = nil
        action(node)
      }
      node.keep(place)
      follow(node, anchor)
    }
  }

  @MainActor
  private func follow(_ node: ScrollNode, _ anchor: UnitPoint?) {
    defer { lastOffset = node.offset }
    guard node.phase == .interacting || node.phase == .decelerating, lastOffset != nil, lastOffset != node.offset else {
      return
    }
    // The layout creates the rows that became visible.
    node.graph.observations.addChange { [self] in
      if !node.isRemoved { onUserScroll?(node.targetID(at: anchor, where: acceptsID)) }
    }
  }

  /// Moves the content now, or as soon as there is a scroll view.
  @MainActor
  func move(_ action: @escaping @MainActor (ScrollNode) -> Void) {
    if let node = listener.node { action(node) } else { waiting = action }
  }

  func isNewRequest(_ requestNumber: Int) -> Bool {
    defer { knownRequest = requestNumber }
    return requestNumber != knownRequest
  }
}

private struct ScrollPositionIDModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @State private var tracker = ScrollPositionTracker()

  init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    content
      .modifier(ScrollListenerModifier(tracker.listener))
      .onUpdate(of: id.wrappedValue) { update($0.map { AnyHashable($0) }) }
  }

  private func update(_ wanted: AnyHashable?) {
    let tracker = tracker
    tracker.connect(anchor)
    tracker.acceptsID = { $0?.base is ID }
    // The keeper owns the closure, so a strong reference would be a cycle.
    tracker.onUserScroll = { [unowned tracker, id] newID in
      guard let newID = newID?.base as? ID, tracker.known != AnyHashable(newID) else { return }
      tracker.known = AnyHashable(newID)
      id.wrappedValue = newID
    }
    tracker.keep(wanted.map { .view($0) }, at: anchor)
    guard wanted != tracker.known else { return }
    tracker.known = wanted
    guard let wanted else { return }
    let anchor = anchor
    // E15: without an anchor the content moves as little as possible.
    tracker.move { $0.show(wanted, anchor: anchor) }
  }
}

private struct ScrollPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @State private var tracker = ScrollPositionTracker()

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    content
      .modifier(ScrollListenerModifier(tracker.listener))
      .onUpdate(of: position.wrappedValue) { update($0) }
  }

  private func update(_ wanted: ScrollPosition) {
    let tracker = tracker
    tracker.connect(anchor)
    tracker.onUserScroll = { [position] id in
      var newPosition = position.wrappedValue
      newPosition.follow(id)
      if newPosition != position.wrappedValue { position.wrappedValue = newPosition }
    }
    tracker.keep(wanted.keptGoal, at: anchor)
    guard tracker.isNewRequest(wanted.requestNumber), let goal = wanted.goal, !wanted.isPositionedByUser else { return }
    let anchor = anchor
    tracker.move { $0.reach(goal, anchor: anchor) }
  }
}

extension ScrollPosition {
  /// E15: views and edges are kept in sight, points are not.
  fileprivate var keptGoal: TrackedScrollPosition.Goal? {
    switch goal {
    case .id(let id, _): .view(id)
    case .edge(let edge): .edge(edge)
    case .point, nil: nil
    }
  }
}

extension ScrollNode {
  /// Scrolls to the view with an id after the next layout.
  fileprivate func show(_ id: AnyHashable, anchor: UnitPoint?) {
    graph.scrolling.add(ScrollRequest(scope: self, id: id, anchor: anchor))
  }

  fileprivate func reach(_ goal: ScrollPosition.Goal, anchor: UnitPoint?) {
    switch goal {
    case .id(let id, let ownAnchor): show(id, anchor: ownAnchor ?? anchor)
    case .edge(let edge): graph.scrolling.add(ScrollRequest(moving: self) { $0.offset(at: edge) })
    case .point(let x, let y):
      graph.scrolling.add(ScrollRequest(moving: self) { CGPoint(x: x ?? $0.offset.x, y: y ?? $0.offset.y) })
    }
  }

  /// The offset that shows an edge of the content.
  func offset(at edge: Edge) -> CGPoint {
    let maximum = maximumOffset
    return switch edge {
    case .top: CGPoint(x: offset.x, y: 0)
    case .bottom: CGPoint(x: offset.x, y: maximum.y)
    case .leading: CGPoint(x: 0, y: offset.y)
    case .trailing: CGPoint(x: maximum.x, y: offset.y)
    }
  }

  /// The id of the target that is nearest to a point of the window; nil for the start of the window.
  fileprivate func targetID(
    at anchor: UnitPoint?, where acceptsID: @MainActor (AnyHashable?) -> Bool
  ) -> AnyHashable? {
    let share = anchor ?? .topLeading
    let window = CGRect(origin: offset, size: size)
    let point = CGPoint(x: window.minX + share.x * size.width, y: window.minY + share.y * size.height)
    let targets = scrollTargets.filter { target in
      target.frame.overlap(with: window) != nil && acceptsID(target.id)
    }
    let nearest = targets.min { distance($0.frame, share, point) < distance($1.frame, share, point) }
    return nearest?.id
  }

  private func distance(_ frame: CGRect, _ share: UnitPoint, _ point: CGPoint) -> CGFloat {
    let own = CGPoint(x: frame.minX + share.x * frame.width, y: frame.minY + share.y * frame.height)
    return abs(axes.contains(.horizontal) ? own.x - point.x : 0) + abs(axes.contains(.vertical) ? own.y - point.y : 0)
  }
}

nonisolated private struct ScrollPositionIDWrapper<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    content.modifier(ScrollPositionIDModifier(id: id, anchor: anchor))
  }
}

nonisolated private struct ScrollPositionWrapper: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    content.modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}

extension View {
  /// Binds the id of the view at the scroll position; writing another one scrolls to it.
  ///
  /// The views are those of the `scrollTargetLayout` in the scroll view.
  ///
  /// - Parameter anchor: which point of the window and of the views counts; nil for where they begin.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionIDWrapper(id: id, anchor: anchor))
  }

  /// Binds the scroll position; writing another one scrolls to it.
  ///
  /// - Parameter anchor: which point of the window and of the views counts; nil for where they begin.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionWrapper(position: position, anchor: anchor))
  }
}
