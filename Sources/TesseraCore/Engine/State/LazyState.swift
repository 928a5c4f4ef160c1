/// What `@State` in its macro form stores for a property that is declared with a default.
///
/// The default is a closure, evaluated once for an identity, when the view's state is made (A19). Later values of the
/// view bring closures that are never called.
public struct LazyState<Value>: DynamicProperty {
  private let makeInitialValue: () -> Value
  private var box: StateBox<Value>?

  /// - Parameter thunk: evaluated when the state is made, and for each read outside of a view.
  @preconcurrency
  public init(wrappedValue thunk: @autoclosure @escaping () -> Value) {
    makeInitialValue = thunk
  }

  /// The value now. Reading it in a body makes the body depend on it (B6).
  public var wrappedValue: Value {
    get { box?.readByOwner() ?? makeInitialValue() }
    nonmutating set {
      // Not installed: the default stands, and the assignment is ignored (A20).
      box?.write(newValue, transaction: Transaction.current)
    }
  }

  /// A binding to the value. Taking it is not a read (B6).
  public var projectedValue: Binding<Value> {
    guard let box else {
      RuntimeWarning.report(.stateOutsideView)
      return .constant(makeInitialValue())
    }
    return Binding(location: box)
  }
}

// Sendable: the wrapper only hands on what is stored with the view, which belongs to the main actor.
nonisolated extension LazyState: @unchecked Sendable where Value: Sendable {}

extension LazyState: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let initialValue =
      node.restoredValue(as: Value.self)
      ?? node.graph.recordMaking(makeInitialValue) {
        node.graph.recordInitialValue($0, of: node, isDiscarded: false, cost: $1)
      }
    let box = StateBox(initialValue, owner: node)
    self.box = box
    return box
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    box = downcast(storage, to: StateBox<Value>.self)
  }

  /// Defaults cannot depend on the parent's values.
  nonisolated package static func haveEqualInputs(_ left: LazyState, _ right: LazyState) -> Bool {
    true
  }
}
