import Observation

/// Tells a living node that an observable property is about to change which its last evaluation read.
///
/// Observation cannot be cancelled, but all registrations of one evaluation end with the first change of any of its
/// properties. So each evaluation also reads a property of the observer; announcing a change of that one ends all the
/// others. Without it, a view that is often evaluated would be registered once more each time.
nonisolated final class PropertyObserver: Observable, @unchecked Sendable {
  // Sendable: `node` is only touched on the engine's thread. The node clears it when it leaves or dies: a weak
  // reference would cost an allocation for every view.
  var node: EvaluatingNode? {
    get { nodeReference?.wrappedValue }
    set { nodeReference = newValue.map(Unretained.init) }
  }
  private var nodeReference: Unretained<EvaluatingNode>?
  private let registrar = ObservationRegistrar()
  private var evaluation: Void { () }

  init(_ node: EvaluatingNode) {
    nodeReference = Unretained(wrappedValue: node)
  }

  /// Called during an evaluation.
  func register() {
    registrar.access(self, keyPath: \.evaluation)
  }

  /// Ends the registrations of the previous evaluation.
  func withdraw() {
    registrar.willSet(self, keyPath: \.evaluation)
  }

  /// The node leaves the tree.
  func leave() {
    node = nil
    withdraw()
  }

  /// The action that objects call before the change of a property that the evaluation `stamp` read.
  func action(for stamp: UInt32) -> @Sendable () -> Void {
    { self.notify(stamp) }
  }

  private func notify(_ stamp: UInt32) {
    // On another thread, a new evaluation may read the property before it changes.
    let mayBeOutdated = EngineThread.isCurrent
    EngineThread.run { [self] in
      guard let node, !node.isRemoved, !mayBeOutdated || node.stamp == stamp else { return }
      node.observedPropertyWillChange()
    }
  }
}
