/// A value that a view owns and that lives as long as the view's identity does.
///
/// The default expression runs each time the view's struct is made; only the first value for an identity counts
/// (A18, A20). Writing the value the state already has is dropped (B7). It may be written from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  /// A state that begins with a value. Only the first value for an identity counts (A18, A20).
  public init(wrappedValue value: Value) {
    initialValue = value
    InitialValueClock.note(value)
  }

  /// A state that begins with a value; the same as `init(wrappedValue:)`.
  public init(initialValue value: Value) {
    initialValue = value
    InitialValueClock.note(value)
  }

  /// The value now. Reading it in a body makes the body depend on it (B6).
  public var wrappedValue: Value {
    get { box?.readByOwner() ?? initialValue }
    nonmutating set {
      // Not installed: SwiftUI ignores the assignment (A20).
      box?.write(newValue, transaction: Transaction.current)
    }
  }

  /// A binding to the value. Taking it is not a read (B6).
  public var projectedValue: Binding<Value> {
    guard let box else {
      RuntimeWarning.report(.stateOutsideView)
      return .constant(initialValue)
    }
    return Binding(location: box)
  }
}

nonisolated extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

nonisolated extension State: Sendable where Value: Sendable {}

extension State: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    node.graph.recordInitialValue(initialValue, of: node, isDiscarded: false)
    let box = StateBox(node.restoredValue(as: Value.self) ?? initialValue, owner: node)
    self.box = box
    return box
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    if box == nil { node.graph.recordInitialValue(initialValue, of: node, isDiscarded: true) }
    box = downcast(storage, to: StateBox<Value>.self)
  }

  nonisolated package static func haveEqualInputs(_ left: State, _ right: State) -> Bool {
    ValueComparison.areEqual(left.initialValue, right.initialValue)
  }
}
