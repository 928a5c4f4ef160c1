/// What `@State` in its macro form stores for a private optional property without a default.
///
/// Such a property begins with nil, and an initializer of the view may give it another value (A20). As it must not be
/// a parameter of the memberwise initializer, which would become private with it, it is a constant of the view; what
/// the initializer writes goes to an object that the constant holds.
public struct _SeededState<Value>: DynamicProperty {
  private final class Seed {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let seed: Seed
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) {
    seed = Seed(wrappedValue)
    InitialValueClock.note(wrappedValue)
  }

  /// The value now. Reading it in a body makes the body depend on it (B6).
  public var wrappedValue: Value {
    get { box?.readByOwner() ?? seed.value }
    nonmutating set {
      guard let box else { return seed.value = newValue }
      box.write(newValue, transaction: Transaction.current)
    }
  }

  /// A binding to the value. Taking it is not a read (B6).
  public var projectedValue: Binding<Value> {
    guard let box else {
      RuntimeWarning.report(.stateOutsideView)
      return .constant(seed.value)
    }
    return Binding(location: box)
  }

  /// The storage, as initializers replace it: `_name = State(initialValue: value)`.
  public var _state: State<Value> {
    get { State(wrappedValue: wrappedValue) }
    nonmutating set { wrappedValue = newValue.wrappedValue }
  }
}

// Sendable: the wrapper refers to what is stored with the view, which belongs to the main actor.
nonisolated extension _SeededState: @unchecked Sendable where Value: Sendable {}

extension _SeededState: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    node.graph.recordInitialValue(seed.value, of: node, isDiscarded: false)
    let box = StateBox(node.restoredValue(as: Value.self) ?? seed.value, owner: node)
    self.box = box
    return box
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    if box == nil { node.graph.recordInitialValue(seed.value, of: node, isDiscarded: true) }
    box = downcast(storage, to: StateBox<Value>.self)
  }

  nonisolated package static func haveEqualInputs(_ left: _SeededState, _ right: _SeededState) -> Bool {
    ValueComparison.areEqual(left.seed.value, right.seed.value)
  }
}
