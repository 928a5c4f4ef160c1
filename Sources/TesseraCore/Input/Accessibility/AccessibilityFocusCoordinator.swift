/// Tracks which element of one surface assistive technology is at (J203).
@MainActor
package final class AccessibilityFocusCoordinator: FrameParticipant {
  unowned private let graph: ViewGraph
  package private(set) var target: LayoutNode?
  /// The pending requests of user code.
  private var requests: [any AccessibilityFocusRequest] = []
  /// The views that are bound to a state, wherever they are.
  private var bindings: ContiguousArray<Unmanaged<ViewNode>> = []

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  var keptNodes: [ViewNode] { (target.map { [$0] } ?? []) + bindings.map { $0.takeUnretainedValue() } }

  func add(_ binding: any AccessibilityFocusBinding) {
    bindings.append(.passUnretained(binding))
  }

  func remove(_ binding: any AccessibilityFocusBinding) {
    bindings.removeAll { $0.toOpaque() == Unmanaged.passUnretained(binding as ViewNode).toOpaque() }
  }

  /// User code wrote a state: the request is served when the views of that write exist.
  func add(_ request: any AccessibilityFocusRequest) {
    if !requests.contains(where: { $0 === request }) { requests.append(request) }
    graph.requestFrame()
  }

  /// Called in each frame once the views are laid out. Does nothing in most.
  func settle() {
    if let target, target.isRemoved || target.isInDeparture { move(to: nil) }
    guard !requests.isEmpty else { return }
    let ready = requests.filter { !$0.isWaiting }
    requests.removeAll { !$0.isWaiting }
    for request in ready { request.resolve(by: self) }
  }

  /// Assistive technology, or user code, goes to an element; nil for none.
  package func move(to newTarget: LayoutNode?) {
    guard newTarget !== target else { return }
    let old = target.map(bindings) ?? []
    let new = newTarget.map(bindings) ?? []
    target = newTarget
    for binding in old where !new.contains(where: { $0 === binding }) { binding.focusLeft() }
    for binding in new { binding.focusEntered() }
    graph.requestFrame()
  }

  /// The views around an element that are bound to a state.
  func bindings(around target: LayoutNode) -> [any AccessibilityFocusBinding] {
    target.ancestors.compactMap { $0 as? any AccessibilityFocusBinding }
  }

  /// The views that are bound to a state and are there, in the order in which they came.
  var presentBindings: [any AccessibilityFocusBinding] {
    bindings.compactMap { $0.takeUnretainedValue() as? any AccessibilityFocusBinding }
  }
}

/// A state that user code wrote.
@MainActor
protocol AccessibilityFocusRequest: AnyObject {
  /// Whether the views of the write are not there yet.
  var isWaiting: Bool { get }

  func resolve(by coordinator: AccessibilityFocusCoordinator)
}

/// A node that binds a state to assistive technology's place.
@MainActor
protocol AccessibilityFocusBinding: ViewNode {
  func focusEntered()

  func focusLeft()
}

extension ViewGraph {
  package var accessibilityFocus: AccessibilityFocusCoordinator { service(AccessibilityFocusCoordinator.self) }
}
