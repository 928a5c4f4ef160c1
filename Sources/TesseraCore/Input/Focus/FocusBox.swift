/// The storage of a `@FocusState`: its value, and the requests of user code.
nonisolated final class FocusBox<Value: Hashable>: PropertyStorage, @unchecked Sendable {
  // Sendable: used on the engine's thread only, but for writes, which go there.
  let state: StateBox<Value>
  /// The value while none of the views has the focus.
  let resetValue: Value
  unowned private var graph: ViewGraph?

  @MainActor
  init(_ resetValue: Value, owner: EvaluatingNode) {
    state = StateBox(resetValue, owner: owner)
    self.resetValue = resetValue
    graph = owner.graph
  }

  /// User code asks for the focus.
  func request(_ value: Value) {
    state.write(value, transaction: Transaction.current)
    EngineThread.run { self.graph?.focus.add(self) }
  }

  /// The focus went to a view or away from it.
  @MainActor
  func note(_ value: Value) {
    state.write(value, transaction: Transaction.current)
  }

  @MainActor override func disconnect() {
    state.disconnect()
    graph = nil
  }
}

extension FocusBox: FocusRequest {
  @MainActor var isWaiting: Bool { state.hasPendingWrites }

  /// E9: writing a value moves the focus to the first view that claims it; a value that no view claims is reset.
  @MainActor func resolve(by coordinator: FocusCoordinator) {
    guard let graph else { return }
    let value = state.read()
    let claims = claims(coordinator, value)
    if value == resetValue {
      if let target = coordinator.target, coordinator.bindings(around: target).contains(where: isOwn) {
        coordinator.move(to: nil)
      }
      return
    }
    guard let first = claims.first else { return note(resetValue) }
    if claims.contains(where: { $0.binding !== first.binding }) {
      graph.warn(.ambiguousFocus("\(value)"), at: first.binding)
    }
    // The focus stays where it is if that target also claims the value.
    guard !claims.contains(where: { $0.target === coordinator.target }) else { return }
    coordinator.move(to: first.target)
  }

  @MainActor
  private func claims(
    _ coordinator: FocusCoordinator, _ value: Value
  ) -> [(target: any FocusTarget, binding: FocusBindingNode<Value>)] {
    guard value != resetValue else { return [] }
    return coordinator.targets().compactMap { target in
      let binding = coordinator.bindings(around: target).lazy.compactMap { $0 as? FocusBindingNode<Value> }
        .first { $0.box === self && $0.value == value }
      return binding.map { (target, $0) }
    }
  }

  @MainActor
  private func isOwn(_ binding: any FocusBinding) -> Bool {
    (binding as? FocusBindingNode<Value>)?.box === self
  }
}
