import Combine

/// The link between a view and an object whose changes it follows (B13).
final class ObjectSubscription<Object: ObservableObject>: PropertyStorage {
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
    let node = node
    let typeName = TypeName.of(Object.self)
    subscription = object.objectWillChange.sink { [weak node] _ in
      let isCurrent = EngineThread.isCurrent
      if !isCurrent { RuntimeWarning.report(.publishingFromBackground) }
      EngineThread.run {
        guard let node, !node.isRemoved else { return }
        if Evaluation.current != nil { node.graph.warn(.publishingDuringUpdate, at: node) }
        node.graph.invalidate(node, because: .object(typeName))
      }
    }
  }
}
