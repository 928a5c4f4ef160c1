import Combine

/// The subscription of a view to an object that can be another one, or none, in each update.
final class ReplaceableObjectSubscription<Object: ObservableObject>: PropertyStorage {
  private var subscription: ObjectSubscription<Object>?

  func follow(_ object: Object?, in node: EvaluatingNode) {
    guard let object else {
      disconnect()
      return
    }
    if let subscription {
      subscription.replace(with: object)
    } else {
      subscription = ObjectSubscription(object, node: node)
    }
  }

  override func contains(_ storage: PropertyStorage) -> Bool {
    self === storage || subscription === storage
  }

  override func disconnect() {
    subscription?.disconnect()
    subscription = nil
  }
}
