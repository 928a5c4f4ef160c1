import Combine

/// An observable object that the focused view, or one around it, offers; nil if there is none (J206).
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var storage = UncheckedSendable<FocusedObjectStorage<ObjectType>?>(nil)

  /// Looks for the object by its type, among what views offer with `focusedObject(_:)`.
  public init() {}

  /// The object now. Reading it in a body makes the body depend on it and on what it publishes.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? { storage.value?.current }

  /// Bindings to the object's properties; nil if there is no object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper? {
    guard let object = wrappedValue else { return nil }
    return Wrapper(object: object)
  }
}

nonisolated extension FocusedObject: Sendable where ObjectType: Sendable {}

extension FocusedObject: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let storage = FocusedObjectStorage<ObjectType>(node)
    self.storage = UncheckedSendable(storage)
    return storage
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    self.storage = UncheckedSendable(downcast(storage, to: FocusedObjectStorage<ObjectType>.self))
  }

  nonisolated package static func haveEqualInputs(_ left: FocusedObject, _ right: FocusedObject) -> Bool {
    true
  }
}

/// Follows the object that the focus offers.
private final class FocusedObjectStorage<Object: ObservableObject>: PropertyStorage {
  private let followed = ReplaceableObjectSubscription<Object>()
  unowned private let node: EvaluatingNode

  init(_ node: EvaluatingNode) {
    self.node = node
  }

  @MainActor var current: Object? {
    let object = node.graph.focus.valueSource.read()[objectOf: FocusedObjectSlot<Object>()]
    followed.follow(object, in: node)
    return object
  }

  override func contains(_ storage: PropertyStorage) -> Bool {
    self === storage || followed.contains(storage)
  }

  override func disconnect() {
    followed.disconnect()
  }
}

/// The place of an object among focused values: each type has its own.
nonisolated struct FocusedObjectSlot<Object: ObservableObject>: Hashable, Sendable {}

nonisolated private enum FocusedObjectKey<Object: ObservableObject>: FocusedValueKey {
  typealias Value = Object
}

nonisolated extension FocusedValues {
  subscript<Object: ObservableObject>(objectOf slot: FocusedObjectSlot<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

extension View {
  /// Offers an observable object to the rest of the program while the focus is in this view (J206).
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(
        keyPath: \FocusedValues.[objectOf: FocusedObjectSlot<T>()], value: object, isForScene: false))
  }

  /// Offers an observable object to the rest of the program wherever the focus is in this scene (J206).
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(
        keyPath: \FocusedValues.[objectOf: FocusedObjectSlot<T>()], value: object, isForScene: true))
  }
}
