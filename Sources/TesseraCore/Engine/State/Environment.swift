import Observation

/// A value of the environment: of a key path, or an observable object by its type.
///
/// Declaring it subscribes the view to it, whether or not the body reads it (B63).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object by its type; the function tells which object an environment holds, nil for none.
    case object((EnvironmentValues) -> AnyObject?)
    case optionalObject((EnvironmentValues) -> AnyObject?)
  }

  private let content: Content
  private var value: Value?

  /// The value that `keyPath` leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
  }

  /// The object of type `Value` that an ancestor set. Reading it traps if there is none (B67).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    content = .object { $0.object(of: objectType) }
  }

  /// The object that an ancestor set; nil if there is none (B67).
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    content = .optionalObject { $0.object(of: objectType) }
  }

  /// The value at the time of the last body.
  public var wrappedValue: Value {
    if let value { return value }
    switch content {
    case .keyPath(let keyPath):
      // Read outside of a view: there is only the default.
      return EnvironmentValues()[keyPath: keyPath]
    case .object:
      fatalError(
        "No Observable object of type \(Value.self) found. "
          + "A View.environmentObject(_:) for \(Value.self) may be missing as an ancestor of this view.")
    case .optionalObject:
      return Self.missingObject
    }
  }

  /// nil as a `Value`, which is an optional type here.
  private static var missingObject: Value {
    guard let nilLiteral = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = nilLiteral.init(nilLiteral: ()) as? Value
    else { preconditionFailure("\(Value.self) is not optional.") }
    return value
  }
}

// Sendable: the wrapper only hands on what is stored with the view, which belongs to the main actor.
nonisolated extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: NodeProperty {
  static var readsEnvironment: Bool { true }

  @MainActor mutating func update(_ storage: PropertyStorage, in node: EvaluatingNode) {
    let values = node.scope.values
    switch content {
    case .keyPath(let keyPath): value = values[keyPath: keyPath]
    case .object(let object), .optionalObject(let object): value = object(values) as? Value
    }
  }

  @MainActor func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    switch content {
    case .keyPath(let keyPath): ValueComparison.areEqual(old[keyPath: keyPath], new[keyPath: keyPath])
    case .object(let object), .optionalObject(let object): object(old) === object(new)
    }
  }

  nonisolated package static func haveEqualInputs(_ left: Environment, _ right: Environment) -> Bool {
    switch (left.content, right.content) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    default: true
    }
  }
}
