/// A place that a binding reads and writes.
nonisolated package class Location<Value>: DependencySource {
  /// The value now; an evaluation that asks becomes a reader.
  func read() -> Value {
    fatalError("Location is abstract.")
  }

  func write(_ value: Value, transaction: Transaction) {
    fatalError("Location is abstract.")
  }

  /// Whether the place is `source` or a part of it.
  func leads(to source: PropertyStorage) -> Bool {
    self === source
  }

  /// Whether both name the same place, so that a view can use either (B58).
  func isSame(as other: Location<Value>) -> Bool {
    self === other
  }
}

/// A place reached by a key path from another place (B53).
nonisolated final class KeyPathLocation<Root, Value>: Location<Value> {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func read() -> Value {
    base.read()[keyPath: keyPath]
  }

  override func write(_ value: Value, transaction: Transaction) {
    var root = base.read()
    root[keyPath: keyPath] = value
    base.write(root, transaction: transaction)
  }

  override func leads(to source: PropertyStorage) -> Bool {
    base.leads(to: source)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A place behind two closures.
nonisolated final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value {
    get()
  }

  override func write(_ value: Value, transaction: Transaction) {
    set(value, transaction)
  }
}

/// A place whose value never changes.
nonisolated final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func read() -> Value {
    value
  }

  override func write(_ value: Value, transaction: Transaction) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// A property of an object, reached by a reference-writable key path (B57).
nonisolated class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func read() -> Value {
    object[keyPath: keyPath]
  }

  override func write(_ value: Value, transaction: Transaction) {
    withTransactionIfNeeded(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A property of an object that announces changes of the whole object, not of single properties.
///
/// A view with only a binding is updated by its parent. So bindings compare as different if the value changed.
nonisolated final class AnnouncedPropertyLocation<Object: AnyObject, Value>: ObjectLocation<Object, Value> {
  private let value: Value

  override init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    value = object[keyPath: keyPath]
    super.init(object: object, keyPath: keyPath)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? AnnouncedPropertyLocation<Object, Value> else { return false }
    return super.isSame(as: other) && ValueComparison.areEqual(value, other.value)
  }
}
