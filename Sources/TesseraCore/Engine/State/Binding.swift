/// Read and write access to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The transaction of writes through this binding.
  public var transaction = Transaction()
  let location: Location<Value>

  init(location: Location<Value>) {
    self.location = location
  }

  init(location: Location<Value>, transaction: Transaction) {
    self.location = location
    self.transaction = transaction
  }

  /// A binding behind two closures: `get` is called for each read, `set` once for each write (B50).
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let set = Self.withoutIsolation(set, as: ((Value) -> Void).self)
    location = ClosureLocation(
      get: Self.withoutIsolation(get, as: (() -> Value).self), set: { value, _ in set(value) })
  }

  /// A binding behind two closures, the second of which is told the transaction of the write (B55).
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = ClosureLocation(
      get: Self.withoutIsolation(get, as: (() -> Value).self),
      set: Self.withoutIsolation(set, as: ((Value, Transaction) -> Void).self))
  }

  /// Takes over another binding, as in closures with a parameter `$value`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that writes cannot change (B52).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value now. Reading it makes a body depend on it; writing it carries the binding's transaction.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      location.write(newValue, transaction: transaction.isPlain ? Transaction.current : transaction.forOneWrite)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> {
    self
  }

  /// A binding to a part of the value (B53).
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath), transaction: transaction)
  }

  /// A binding whose writes carry `transaction` (B55).
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// A binding whose writes carry an animation (B55).
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location: location, transaction: Transaction(animation: animation))
  }

  /// A closure of the caller's actor as a plain one. Bindings are read and written on the main actor, but the compiler
  /// cannot verify that.
  private static func withoutIsolation<Isolated, Plain>(_ closure: Isolated, as type: Plain.Type) -> Plain {
    unsafeBitCast(closure, to: type)
  }
}

// Sendable: the wrapper only hands on what is stored with the view, which belongs to the main actor.
nonisolated extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: NodeProperty {
  @MainActor func leads(to source: PropertyStorage) -> Bool {
    location.leads(to: source)
  }

  nonisolated package static func haveEqualInputs(_ left: Binding, _ right: Binding) -> Bool {
    left.location.isSame(as: right.location)
  }
}

nonisolated extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
