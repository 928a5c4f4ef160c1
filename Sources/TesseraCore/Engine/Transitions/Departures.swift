/// Views of a node that were taken out and are still seen until their transitions are over (D39).
@MainActor
struct Departures {
  private var items: [DepartureNode] = []

  /// Removes a view: at once, or with a transition if the update is animated.
  ///
  /// - Parameter key: identifies the view if it is inserted again.
  mutating func remove(_ content: ViewNode, _ key: @autoclosure () -> AnyHashable, from owner: some DepartureOwner) {
    guard let elements = Self.elements(leaving: content, owner) else { return content.removeSubtree() }
    let departure = DepartureNode(content, elements, key(), owner)
    items.append(departure)
    var transaction = owner.transaction
    transaction.add(
      AnimationListener(.removed) { [weak owner, weak departure] in
        if let departure { owner?.departureDidEnd(departure) }
      })
    departure.begin(in: transaction)
  }

  /// The elements that are shown while they leave; nil for a view that is removed at once.
  private static func elements(leaving content: ViewNode, _ owner: ViewNode) -> ContiguousArray<LayoutNode>? {
    guard owner.graph.animator.mayAnimate(owner) else { return nil }
    let elements = content.containerElements
    // An element that was never shown is removed at once.
    guard Transitioning.isAnimated(elements, .didDisappear, owner), elements.contains(where: \.isPlaced) else {
      return nil
    }
    return elements
  }

  /// The departing view that is inserted again, with its state (B37).
  mutating func takeBack(_ key: @autoclosure () -> AnyHashable) -> ViewNode? {
    // Making a key of an id takes longer than removing a row.
    guard !items.isEmpty else { return nil }
    let key = key()
    guard let index = items.firstIndex(where: { $0.key == key }) else { return nil }
    return items.remove(at: index).takeBack()
  }

  /// The transitions of a view are over: it goes.
  mutating func end(_ departure: DepartureNode) {
    guard let index = items.firstIndex(where: { $0 === departure }) else { return }
    items.remove(at: index).removeSubtree()
  }

  /// All go at once: the owner is taken out itself.
  mutating func removeAll() {
    guard !items.isEmpty else { return }
    let gone = items
    items = []
    for departure in gone { departure.removeSubtree() }
  }

  /// Calls `body` with each departing view.
  func forEach(_ body: (DepartureNode) -> Void) {
    for departure in items { body(departure) }
  }
}

/// A node that keeps views until their transitions are over.
@MainActor
protocol DepartureOwner: ViewNode {
  var departures: Departures { get set }
}

extension DepartureOwner {
  fileprivate func departureDidEnd(_ departure: DepartureNode) {
    if !isRemoved { departures.end(departure) }
  }
}

/// The common part of insertions and removals.
@MainActor
enum Transitioning {
  /// Whether elements come or go animated.
  static func isAnimated(
    _ elements: ContiguousArray<LayoutNode>, _ phase: TransitionPhase, _ owner: ViewNode
  ) -> Bool {
    guard !elements.isEmpty, !owner.graph.animator.isStepping else { return false }
    if owner.animatingTransaction != nil { return true }
    return elements.contains { $0.trait(TransitionTrait.self)?.hasOwnAnimation(phase) ?? false }
  }

  /// Views were inserted: they appear with their transitions if the update is animated (D44).
  static func didInsert(_ content: ViewNode, in owner: ViewNode) {
    guard owner.graph.animator.mayAnimate(owner) else { return }
    let elements = content.containerElements
    guard isAnimated(elements, .willAppear, owner) else { return }
    // Elements get the transaction of the place where they were inserted.
    owner.graph.animator.perform(with: owner.transaction) {
      for element in elements { element.elementDidArrive() }
    }
  }
}

extension ViewNode {
  /// What this node puts into a container.
  final var containerElements: ContiguousArray<LayoutNode> {
    var elements: ContiguousArray<LayoutNode> = []
    appendElements(to: &elements)
    return elements
  }
}

extension LayoutNode {
  /// The element was put into a container.
  fileprivate func elementDidArrive() {
    if let transition = trait(TransitionTrait.self) {
      transition.arrive()
    } else {
      let animator = LayoutAnimator.of(self)
      animator.fade = Animated(0)
      animator.fade.set(1, in: self)
    }
    pin()
  }
}
