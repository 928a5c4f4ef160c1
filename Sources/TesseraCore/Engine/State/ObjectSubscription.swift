import Combine
import Synchronization

/// The subscription of a view to an object (B13).
final class ObjectSubscription<Object: ObservableObject>: PropertyStorage, @unchecked Sendable {
  // Sendable: touched on the engine's thread only.
  private(set) var object: Object
  private var subscription: AnyCancellable?
  unowned private let node: EvaluatingNode
  private let hasChangedInBackground = Atomic(false)

  init(_ object: Object, node: EvaluatingNode) {
    self.object = object
    self.node = node
    super.init()
    subscribe()
  }

  /// Subscribes to another object.
  func replace(with newObject: Object) {
    guard newObject !== object else { return }
    object = newObject
    subscribe()
  }

  override var keepsValue: Bool { true }

  override func keptValue<Kept>(as type: Kept.Type, by migration: ValueMigration) -> Kept? {
    migration.value(object, as: type)
  }

  override func disconnect() {
    subscription = nil
  }

  private func subscribe() {
    // The subscription is weakly referenced, not the node: a weak reference slows down every use of its object.
    subscription = object.objectWillChange.sink { [weak self] _ in
      if EngineThread.isCurrent {
        EngineThread.unsafelyIsolated { self?.objectWillChange() }
      } else {
        self?.objectWillChangeInBackground()
      }
    }
  }

  // J279
  private func objectWillChangeInBackground() {
    let isFirst = !hasChangedInBackground.exchange(true, ordering: .relaxed)
    let stack = isFirst ? CallSite.addressesOfWarning : nil
    Task { @MainActor in
      guard subscription != nil, !node.isRemoved else { return }
      if isFirst, stack == nil { warn(naming: nil) }
      objectWillChange()
      guard let stack else { return }
      // Looking a line up takes long: neither the thread nor the views wait for it.
      warn(naming: await CallSite.lookUp(stack))
    }
  }

  @MainActor private func warn(naming callSite: String?) {
    guard subscription != nil, !node.isRemoved else { return }
    node.graph.warn(.publishingFromBackground, at: node, callSite: callSite)
  }

  @MainActor private func objectWillChange() {
    guard subscription != nil, !node.isRemoved else { return }
    if Evaluation.current != nil { node.graph.warn(.publishingDuringUpdate, at: node) }
    node.graph.invalidate(node, because: .object(TypeName.of(Object.self), source: self))
  }
}
