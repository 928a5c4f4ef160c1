/// A view that was removed in an animated update and is shown until its transition is over (D39).
///
/// It lies between the view and the node that owned it, which stores it in its `Departures`, apart from its children.
/// The view lives on by itself: it is laid out at its old place with its last proposal, and changes in it do not affect
/// the nodes around it.
final class DepartureNode: ViewNode {
  /// Identifies the view if it is inserted again.
  let key: AnyHashable
  private var content: ViewNode?
  private var places: ContiguousArray<Place> = []
  /// An animated value that lasts as long as the removal, for views without other animations.
  private var course = Animated(0.0)

  /// The place where an element of the view is shown.
  private struct Place {
    let element: LayoutNode
    /// The wrappers that modifiers of groups put around the element, innermost first.
    let wrappers: ContiguousArray<LayoutNode>
    /// Whether the element is shown by a host elsewhere in the tree, which comes and goes by itself.
    let isHosted: Bool

    /// What the container had.
    var outermost: LayoutNode { wrappers.last ?? element }

    @MainActor init(of element: LayoutNode) {
      self.element = element
      wrappers = element.distributedWrappers
      isHosted = (wrappers.last ?? element).layoutParent is ElementHostNode
    }
  }

  init(_ content: ViewNode, _ elements: ContiguousArray<LayoutNode>, _ key: AnyHashable, _ owner: ViewNode) {
    self.content = content
    self.key = key
    super.init(owner.childContext)
    graph.features.departureCount += 1
    places = ContiguousArray(elements.map { Place(of: $0) })
    content.parent = self
  }

  // MARK: Course

  /// Begins the removal with the transaction of the update.
  func begin(in transaction: Transaction) {
    if let content { graph.forEachNode(in: content) { $0.didDepart() } }
    for place in places where !place.isHosted { place.outermost.beginDeparture() }
    graph.animator.perform(with: transaction) {
      for place in places { leave(place) }
      if places.contains(where: \.isHosted) { course.set(1, in: self) }
    }
  }

  private func leave(_ place: Place) {
    if let transition = place.element.trait(TransitionTrait.self) {
      transition.leave()
    } else if !place.isHosted {
      LayoutAnimator.of(place.outermost).fade.set(0, in: place.outermost)
    }
  }

  /// The view is inserted again: it returns to its owner with its state (B37).
  func takeBack() -> ViewNode? {
    guard let returning = content else { return nil }
    refreshElements()
    for place in places { comeBack(place) }
    returning.parent = parent
    // The preferences of the view are new to the nodes above, which ignored it meanwhile.
    if let below = returning.preferences { for entry in below.entries { entry.announceChange(above: returning) } }
    graph.forEachNode(in: returning) { node in
      node.didReturn()
      // What asked all nodes again, such as a change of direction, passed those that were departing.
      (node as? LayoutNode)?.invalidateLayout()
    }
    content = nil
    places = []
    removeSubtree()
    return returning
  }

  private func comeBack(_ place: Place) {
    for wrapper in place.wrappers { (wrapper.parent as? any DistributingNode)?.takeBack(wrapper) }
    if !place.isHosted { place.outermost.endDeparture() }
    if let transition = place.element.trait(TransitionTrait.self) {
      transition.comeBack()
    } else if !place.isHosted {
      LayoutAnimator.of(place.outermost).fade.set(1, in: place.outermost)
    }
  }

  override func willRemove() {
    graph.features.departureCount -= 1
    for place in places { release(place) }
  }

  /// The element is no longer shown.
  private func release(_ place: Place) {
    if place.isHosted {
      (place.outermost.layoutParent as? ElementHostNode)?.letGo(of: place.outermost)
    } else {
      place.outermost.endDeparture()
    }
  }

  // MARK: What is around

  /// Containers are not notified of elements that are no longer theirs.
  override func childElementsDidChange() {
    graph.updates.elementsDidChange(in: self)
  }

  /// New elements in the view take the places of those that they replace.
  override func refreshElements() {
    guard let content else { return }
    let elements = content.containerElements
    var added = elements.filter { element in !places.contains { $0.element === element } }
    places = ContiguousArray(
      places.compactMap { place -> Place? in
        if elements.contains(where: { $0 === place.element }) { return place }
        // An element that is still in the tree departs by itself, further in.
        guard place.element.isRemoved else { return nil }
        return replace(place, by: added.isEmpty ? nil : added.removeFirst())
      })
  }

  private func replace(_ place: Place, by new: LayoutNode?) -> Place? {
    let old = place.outermost
    let container = old.layoutParent
    release(place)
    for wrapper in place.wrappers { wrapper.removeSubtree() }
    guard let new, let container, !place.isHosted else { return nil }
    new.takeDeparture(of: old, in: container)
    return Place(of: new)
  }

  /// Preferences of the view no longer reach the nodes above.
  override func overridesPreference<Key: PreferenceKey>(_ key: Key.Type) -> Bool { true }

  // MARK: Tree

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    for place in places { for wrapper in place.wrappers { body(wrapper) } }
  }
}

extension ViewNode {
  /// Whether this node is in a view that was taken out and is still seen.
  final var isInDeparture: Bool {
    guard graph.features.departureCount > 0 else { return false }
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if parent is DepartureNode { return true }
      node = parent
    }
    return false
  }
}

extension LayoutNode {
  /// The wrappers that modifiers of groups put around this element, innermost first.
  fileprivate final var distributedWrappers: ContiguousArray<LayoutNode> {
    var wrappers: ContiguousArray<LayoutNode> = []
    var node: LayoutNode = self
    while let wrapper = node.layoutParent as? WrapperNode, wrapper.isDistributed, wrapper.child === node {
      wrappers.append(wrapper)
      node = wrapper
    }
    return wrappers
  }

  /// Removes the element from the children of its layout parent, which still draws it at its place.
  fileprivate final func beginDeparture() {
    let animator = LayoutAnimator.of(self)
    guard !animator.isDeparting else { return }
    guard isPlaced, let container = layoutParent, container.shows(self) else { return layoutParent = nil }
    animator.isDeparting = true
    LayoutAnimator.of(container).departing.append(self)
    container.invalidateDrawing()
    pin()
  }

  /// The layout parent no longer draws the element.
  fileprivate final func endDeparture() {
    guard let animator, animator.isDeparting else { return }
    animator.isDeparting = false
    guard let container = layoutParent else { return }
    layoutParent = nil
    container.animator?.departing.removeAll { $0 === self }
    container.invalidateDrawing()
  }

  /// Takes the place of an element that is gone from a departing view.
  fileprivate final func takeDeparture(of old: LayoutNode, in container: LayoutNode) {
    let animator = LayoutAnimator.of(self)
    animator.isDeparting = true
    if let oldAnimator = old.animator {
      animator.fade = oldAnimator.fade
      animator.fade.handOver(to: self)
    }
    layoutParent = container
    layoutIndex = old.layoutIndex
    LayoutAnimator.of(container).departing.append(self)
    takePlace(of: old)
    pin()
  }
}
