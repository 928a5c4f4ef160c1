import Combine

/// An object that a view owns: built once per identity, right before the first body (A22).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let makeObject: () -> ObjectType
  private var subscription: ObjectSubscription<ObjectType>?

  /// - Parameter thunk: evaluated once for an identity; what later values of the view pass is dropped unevaluated.
  @preconcurrency
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    makeObject = thunk
  }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let subscription else {
      RuntimeWarning.report(.stateObjectOutsideView)
      return makeObject()
    }
    return subscription.object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

// Sendable: the wrapper refers to what is stored with the view, which belongs to the main actor.
extension StateObject: @unchecked Sendable {}

extension StateObject: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let object =
      node.restoredValue(as: ObjectType.self)
      ?? node.graph.recordMaking(makeObject) { node.graph.recordObject($0, of: node, cost: $1) }
    let subscription = ObjectSubscription(object, node: node)
    self.subscription = subscription
    return subscription
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    subscription = downcast(storage, to: ObjectSubscription<ObjectType>.self)
  }

  nonisolated package static func haveEqualInputs(_ left: StateObject, _ right: StateObject) -> Bool {
    true
  }
}
