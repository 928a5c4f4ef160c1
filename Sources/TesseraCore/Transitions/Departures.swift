/// Views that were taken out and are still seen until their transitions are over (D39).
@MainActor
struct Departures {
  private var items: [(key: AnyHashable, content: ViewNode)] = []

  /// Takes a view out: at once, or by a transition if the update is animated.
  ///
  /// - Parameter key: by which the view is found if it is put in again.
  mutating func remove(_ content: ViewNode, _ key: @autoclosure () -> AnyHashable, from owner: some DepartureOwner) {
    guard Self.leave(content, owner) else { return content.removeSubtree() }
    items.append((key(), content))
  }

  /// The view that is on its way out and is put in again: it comes back with its state (B37).
  mutating func takeBack(_ key: @autoclosure () -> AnyHashable) -> ViewNode? {
    // Making a key of a list's id takes longer than to take a row out.
    guard !items.isEmpty else { return nil }
    let key = key()
    guard let index = items.firstIndex(where: { $0.key == key }) else { return nil }
    let content = items.remove(at: index).content
    for element in content.elements { element.elementDidComeBack() }
    return content
  }

  /// The transitions of a view are over: it goes.
  mutating func end(_ content: ViewNode) -> Bool {
    guard let index = items.firstIndex(where: { $0.content === content }) else { return false }
    items.remove(at: index).content.removeSubtree()
    return true
  }

  /// All go at once: the owner is taken out itself.
  mutating func removeAll() {
    guard !items.isEmpty else { return }
    let gone = items
    items = []
    for item in gone { item.content.removeSubtree() }
  }

  private static func leave(_ content: ViewNode, _ owner: some DepartureOwner) -> Bool {
    let motion = owner.graph.motion
    guard motion.mayAnimate(owner) else { return false }
    let elements = content.elements
    guard Transitioning.isAnimated(elements, .didDisappear, owner) else { return false }
    let listener = AnimationListener(.removed) { [weak owner] in owner?.departureDidEnd(content) }
    var transaction = owner.transaction
    transaction.add(listener)
    motion.perform(with: transaction) {
      for element in elements { element.elementDidLeave() }
    }
    return true
  }
}

/// A node that keeps views until their transitions are over.
@MainActor
protocol DepartureOwner: ViewNode {
  var departures: Departures { get set }
}

extension DepartureOwner {
  func departureDidEnd(_ content: ViewNode) {
    guard !isRemoved, departures.end(content) else { return }
    elementsDidChange()
  }
}

/// What views that come and go have in common.
@MainActor
enum Transitioning {
  /// Whether elements come or go animated.
  static func isAnimated(
    _ elements: ContiguousArray<LayoutNode>, _ phase: TransitionPhase, _ owner: ViewNode
  ) -> Bool {
    guard !elements.isEmpty, !owner.graph.motion.isStepping else { return false }
    if owner.animatingTransaction != nil { return true }
    return elements.contains { $0.trait(TransitionTrait.self)?.hasOwnAnimation(phase) ?? false }
  }

  /// Views were put in: they come by their transitions if the update is animated (D44).
  static func didInsert(_ content: ViewNode, in owner: ViewNode) {
    guard owner.graph.motion.mayAnimate(owner) else { return }
    let elements = content.elements
    guard isAnimated(elements, .willAppear, owner) else { return }
    // Elements get the transaction that reaches the place where they were put in.
    owner.graph.motion.perform(with: owner.transaction) {
      for element in elements { element.elementDidArrive() }
    }
  }
}

extension ViewNode {
  fileprivate var elements: ContiguousArray<LayoutNode> {
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
      let motion = LayoutMotion.of(self)
      motion.fade = Animated(0)
      motion.fade.set(1, in: self)
    }
    pin()
  }

  /// The element was taken out of its container and is still seen.
  fileprivate func elementDidLeave() {
    let motion = LayoutMotion.of(self)
    motion.isDeparting = true
    pin()
    if let transition = trait(TransitionTrait.self) {
      transition.leave()
    } else {
      motion.fade.set(0, in: self)
    }
  }

  /// The element was put into its container again while it was going.
  fileprivate func elementDidComeBack() {
    let motion = LayoutMotion.of(self)
    motion.isDeparting = false
    if let transition = trait(TransitionTrait.self) {
      transition.comeBack()
    } else {
      motion.fade.set(1, in: self)
    }
  }
}
