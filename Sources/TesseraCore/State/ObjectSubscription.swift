import Combine

/// The link between a view and an object whose changes it follows (B13).
final class ObjectSubscription<Object: ObservableObject>: PropertyStorage, @unchecked Sendable {
  // Sendable: touched on the engine's thread only.
  private(set) var object: Object
  private var subscription: AnyCancellable?
  unowned(unsafe) private let node: EvaluatingNode

  init(_ object: Object, node: EvaluatingNode) {
    self.object = object
    self.node = node
    super.init()
    subscribe()
  }

  /// Follows another object from now on.
  func replace(with newObject: Object) {
    guard newObject !== object else { return }
    object = newObject
    subscribe()
  }

  override func disconnect() {
    subscription = nil
  }

  private func subscribe() {
    // Not the node: a weak reference makes every use of its object slower.
    subscription = object.objectWillChange.sink { [weak self] _ in
      let isInBackground = !EngineThread.isCurrent
      EngineThread.run { self?.objectWillChange(isInBackground: isInBackground) }
    }
  }

  @MainActor private func objectWillChange(isInBackground: Bool) {
    guard subscription != nil, !node.isRemoved else { return }
    if isInBackground { node.graph.warn(.publishingFromBackground, at: node) }
    if Evaluation.current != nil { node.graph.warn(.publishingDuringUpdate, at: node) }
    node.graph.invalidate(node, because: .object(TypeName.of(Object.self), source: self))
  }
}
