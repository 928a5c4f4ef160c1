/// Tracks the focused view of one surface.
@MainActor
package final class FocusCoordinator: FrameParticipant {
  unowned private let graph: ViewGraph
  package private(set) var target: (any FocusTarget)?
  /// The previous targets before keys moved the focus into a layer in front, outer layers first.
  private var outerTargets: [WeakTarget] = []
  /// The pending focus requests of user code.
  private var requests: [any FocusRequest] = []

  /// The values that the focused views offer to the rest of the program.
  let valueSource = FocusedValueSource()
  /// The views that offer values, wherever they are.
  private var offers: ContiguousArray<Unmanaged<ViewNode>> = []
  private var areValuesStale = false

  private struct WeakTarget {
    weak var node: (any FocusTarget)?
  }

  /// Whether the keyboard reaches all controls, or only those that take text and what user code made focusable (E9).
  package var reachesAllControls = false {
    didSet { if !reachesAllControls, target?.wantsFocus == false { move(to: nil) } }
  }

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  var keptNodes: [ViewNode] { (target.map { [$0] } ?? []) + offers.map { $0.takeUnretainedValue() } }

  // MARK: Values

  func add(_ offer: any FocusedValueOffer) {
    offers.append(.passUnretained(offer))
    valuesDidChange()
  }

  func remove(_ offer: any FocusedValueOffer) {
    offers.removeAll { $0.toOpaque() == Unmanaged.passUnretained(offer as ViewNode).toOpaque() }
    valuesDidChange()
  }

  func valuesDidChange() {
    areValuesStale = true
    graph.requestFrame()
  }

  /// Collects the offered values: for the whole scene first, then from the outermost view around the focus inward.
  private func collectValues() {
    areValuesStale = false
    var values = FocusedValues()
    for offer in offers {
      guard let offer = offer.takeUnretainedValue() as? any FocusedValueOffer, offer.isForScene else { continue }
      values.merge(offer.offeredValues)
    }
    for node in (target?.ancestors ?? []).reversed() {
      guard let offer = node as? any FocusedValueOffer else { continue }
      values.merge(offer.offeredValues)
    }
    valueSource.change(to: values)
  }

  // MARK: Focus

  /// User code wrote a focus state: the request is served when the views of that write exist.
  func add(_ request: any FocusRequest) {
    if !requests.contains(where: { $0 === request }) { requests.append(request) }
    graph.requestFrame()
  }

  /// Called in each frame once the views are laid out. Does nothing in most.
  func settle() {
    if let target, !target.isFocusable { move(to: takeOuterTarget(of: target)) }
    resolveRequests()
    if areValuesStale { collectValues() }
  }

  private func resolveRequests() {
    guard !requests.isEmpty else { return }
    let ready = requests.filter { !$0.isWaiting }
    requests.removeAll { !$0.isWaiting }
    for request in ready { request.resolve(by: self) }
  }

  /// Gives the focus to a view, or to none.
  package func move(to newTarget: (any FocusTarget)?) {
    guard newTarget !== target else { return }
    let old = target
    target = newTarget
    if !offers.isEmpty { areValuesStale = true }
    let oldBindings = old.map(bindings) ?? []
    let newBindings = newTarget.map(bindings) ?? []
    old?.focusDidChange(false)
    for binding in oldBindings where !newBindings.contains(where: { $0 === binding }) { binding.focusLeft() }
    for binding in newBindings { binding.focusEntered() }
    newTarget?.focusDidChange(true)
    graph.requestFrame()
  }

  /// Moves the focus to the next view in reading order, from the last one to the first.
  func moveToNeighbor(backwards: Bool) -> Bool {
    let candidates = targets().filter(\.isReachedByTab)
    guard let first = candidates.first, let last = candidates.last else { return false }
    var next = backwards ? last : first
    if let target, let index = candidates.firstIndex(where: { $0 === target }) {
      let step = backwards ? candidates.count - 1 : 1
      next = candidates[(index + step) % candidates.count]
    }
    if let target, layer(of: target) !== layer(of: next) { outerTargets.append(WeakTarget(node: target)) }
    move(to: next)
    graph.scrollIntoView(next)
    return true
  }

  /// The target that had the focus before keys moved it into a layer that is gone now; nil for none.
  private func takeOuterTarget(of lost: any FocusTarget) -> (any FocusTarget)? {
    guard layer(of: lost) != nil else { return nil }
    while let outer = outerTargets.popLast() {
      if let node = outer.node, node.isFocusable { return node }
    }
    return nil
  }

  private func layer(of target: any FocusTarget) -> LayoutNode? {
    graph.root.layer(around: target)
  }

  /// All views that could have the focus, in reading order. Views behind a presented layer are excluded.
  func targets() -> [any FocusTarget] {
    var targets: [any FocusTarget] = []
    var waiting: [LayoutNode] = [graph.root.layers?.front ?? graph.root]
    while let node = waiting.popLast() {
      if let target = node as? any FocusTarget, target.isFocusable { targets.append(target) }
      let start = waiting.count
      node.forEachLayoutChild { waiting.append($0) }
      waiting[start...].reverse()
    }
    return targets
  }

  /// The focus states that are updated when the focus is in `target`.
  ///
  /// E9: a boolean state is true while the focus is anywhere inside its view, one with values only where no other view
  /// that can have the focus lies in between.
  func bindings(around target: any FocusTarget) -> [any FocusBinding] {
    var bindings: [any FocusBinding] = []
    var isInner = false
    for node in target.ancestors {
      if let binding = node as? any FocusBinding, !isInner || binding.countsInnerFocus { bindings.append(binding) }
      if node is any FocusTarget { isInner = true }
    }
    return bindings
  }
}

/// A focus state that user code wrote.
@MainActor
protocol FocusRequest: AnyObject {
  /// Whether the views of the write are not there yet.
  var isWaiting: Bool { get }

  func resolve(by coordinator: FocusCoordinator)
}

/// A node that binds a focus state to the focus of its content.
@MainActor
protocol FocusBinding: ViewNode {
  /// Whether the focus of a nested focusable view counts.
  var countsInnerFocus: Bool { get }

  func focusEntered()

  func focusLeft()
}

extension ViewGraph {
  package var focus: FocusCoordinator { service(FocusCoordinator.self) }
}
