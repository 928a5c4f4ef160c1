import Observation

/// Tells a node, if it still lives, that an observable property which its last evaluation read is about to change.
///
/// Objects offer no way to stop being observed, but everything that one evaluation read ends with the first change of
/// any of it. So each evaluation also reads a property of the observer; announcing a change of that withdraws from all
/// the others. Without it, a view that is often evaluated would be registered once more each time.
nonisolated final class PropertyObserver: Observable, @unchecked Sendable {
  // Sendable: `node` is only touched on the engine's thread. The node clears it when it leaves or dies: a weak
  // reference would cost an allocation forevery view.
  unowned(unsafe) var node: EvaluatingNode?
  private let registrar = ObservationRegistrar()
  private var evaluation: Void { () }

  init(_ node: EvaluatingNode) {
    self.node = node
  }

  /// Called during an evaluation.
  func register() {
    registrar.access(self, keyPath: \.evaluation)
  }

  /// Ends what the evaluation before registered.
  func withdraw() {
    registrar.willSet(self, keyPath: \.evaluation)
  }

  /// The node leaves the tree.
  func leave() {
    node = nil
    withdraw()
  }

  /// What objects call before a property changes that the evaluation `stamp` read.
  func action(for stamp: UInt32) -> @Sendable () -> Void {
    { self.notify(stamp) }
  }

  private func notify(_ stamp: UInt32) {
    // On another thread the property may change after an evaluation that began in the meantime has read it.
    let mayBeOutdated = EngineThread.isCurrent
    EngineThread.run { [self] in
      guard let node, !node.isRemoved, !mayBeOutdated || node.stamp == stamp else { return }
      node.observedPropertyWillChange()
    }
  }
}
