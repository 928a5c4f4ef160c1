import Combine

/// An object that is owned elsewhere and whose changes the view observes (A23).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
  @dynamicMemberLookup
  nonisolated public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: AnnouncedPropertyLocation(object: object, keyPath: keyPath))
    }
  }

  private var object: ObjectType

  /// Follows an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Follows an object; the same as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// The object. Another one in its place is followed from the next update on.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, with bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper {
    Wrapper(object: object)
  }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}

extension ObservedObject: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    node.graph.recordObject(object, of: node)
    return ObjectSubscription(object, node: node)
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    let subscription = downcast(storage, to: ObjectSubscription<ObjectType>.self)
    if subscription.object !== object { node.graph.recordObject(object, of: node) }
    subscription.replace(with: object)
  }

  nonisolated package static func haveEqualInputs(_ left: ObservedObject, _ right: ObservedObject) -> Bool {
    left.object === right.object
  }
}
