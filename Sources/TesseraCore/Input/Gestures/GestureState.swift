/// A value that a gesture changes while it is active, and that is reset when it is over or cancelled (E5).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let reset: @MainActor (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// A state that is reset to this value when the gesture is over.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue, reset: { _, _ in })
  }

  /// A state that is reset to this value when the gesture is over.
  public init(initialValue: Value) {
    self.init(initialValue: initialValue, reset: { _, _ in })
  }

  /// - Parameter resetTransaction: the transaction of the reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// A state that is reset to this value when the gesture is over.
  ///
  /// - Parameter resetTransaction: the transaction of the reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue, reset: { _, transaction in transaction = resetTransaction })
  }

  /// - Parameter reset: changes the transaction of the reset; gets the last value.
  @preconcurrency
  public init(wrappedValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// A state that is reset to this value when the gesture is over.
  ///
  /// - Parameter reset: changes the transaction of the reset; gets the last value.
  @preconcurrency
  public init(initialValue: Value, reset: @escaping @MainActor (Value, inout Transaction) -> Void) {
    self.initialValue = initialValue
    self.reset = reset
  }

  /// The value now. Only the gesture changes it.
  public var wrappedValue: Value {
    box?.readByOwner() ?? initialValue
  }

  /// The argument for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> {
    self
  }
}

nonisolated extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is reset to nil when the gesture is over.
  ///
  /// - Parameter resetTransaction: the transaction of the reset.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }
}

nonisolated extension GestureState: Sendable where Value: Sendable {}

extension GestureState {
  /// Changes the value for a gesture.
  @MainActor
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.read()
    var transaction = Transaction.current
    body(&value, &transaction)
    box.write(value, transaction: transaction)
  }

  @MainActor
  func resetValue() {
    guard let box else { return }
    var transaction = Transaction()
    reset(box.read(), &transaction)
    box.write(initialValue, transaction: transaction)
  }
}

extension GestureState: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let box = StateBox(initialValue, owner: node)
    self.box = box
    return box
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    box = downcast(storage, to: StateBox<Value>.self)
  }

  nonisolated package static func haveEqualInputs(_ left: GestureState, _ right: GestureState) -> Bool {
    ValueComparison.areEqual(left.initialValue, right.initialValue)
  }
}
