import Combine

/// An observable object that an ancestor set (B67).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Looks for the object in the views above, by its type.
  public init() {}

  /// The object. Traps, naming the type, if no ancestor set one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: Sendable where ObjectType: Sendable {}

extension EnvironmentObject: NodeProperty {
  static var readsEnvironment: Bool { true }

  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    ReplaceableObjectSubscription<ObjectType>()
  }

  @MainActor mutating func update(_ storage: PropertyStorage, in node: EvaluatingNode) {
    object = node.scope.values.object(of: ObjectType.self)
    downcast(storage, to: ReplaceableObjectSubscription<ObjectType>.self).follow(object, in: node)
  }

  @MainActor func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    old.object(of: ObjectType.self) === new.object(of: ObjectType.self)
  }

  nonisolated package static func haveEqualInputs(_ left: EnvironmentObject, _ right: EnvironmentObject) -> Bool {
    true
  }
}

extension View {
  /// Sets an observable object for this view and everything below it.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
