/// The storage of an `@AccessibilityFocusState`: its value, and the requests of user code.
nonisolated final class AccessibilityFocusBox<Value: Hashable>: PropertyStorage {
  let state: StateBox<Value>
  /// The value while a reader is at none of the views.
  let resetValue: Value
  unowned private var graph: ViewGraph?

  @MainActor
  init(_ resetValue: Value, owner: EvaluatingNode) {
    state = StateBox(resetValue, owner: owner)
    self.resetValue = resetValue
    graph = owner.graph
  }

  /// User code sends the reader to a view.
  func request(_ value: Value) {
    state.write(value, transaction: Transaction.current)
    let box = UncheckedSendable(self)
    EngineThread.run { box.value.graph?.accessibilityFocus.add(box.value) }
  }

  /// A reader came to a view or left it.
  @MainActor
  func note(_ value: Value) {
    state.write(value, transaction: Transaction.current)
  }

  @MainActor override func disconnect() {
    state.disconnect()
    graph = nil
  }
}

extension AccessibilityFocusBox: AccessibilityFocusRequest {
  @MainActor var isWaiting: Bool { state.hasPendingWrites }

  /// J203: writing a value moves the reader to the first element of the view that has it; a value of no view is reset.
  @MainActor func resolve(by coordinator: AccessibilityFocusCoordinator) {
    let value = state.read()
    let own = coordinator.presentBindings.compactMap { $0 as? AccessibilityFocusNode<Value> }.filter { $0.box === self }
    guard value != resetValue else {
      guard let target = coordinator.target, own.contains(where: target.isInside) else { return }
      return coordinator.move(to: nil)
    }
    guard let node = own.first(where: { $0.value == value })?.firstSemanticsNode else { return note(resetValue) }
    coordinator.move(to: node)
  }
}

extension LayoutNode {
  fileprivate func isInside(_ other: ViewNode) -> Bool {
    ancestors.contains { $0 === other }
  }
}
