/// The focus state: true or false for one view, or a value for each of several (E9).
///
/// Focus that enters a view bound to the state writes it; writing the state moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let resetValue: Value
  private var box: FocusBox<Value>?

  /// Whether one view has the focus; false in the beginning.
  public init() where Value == Bool {
    resetValue = false
  }

  /// Which of several views has the focus; nil for none of them, as in the beginning.
  public init<T: Hashable>() where Value == T? {
    resetValue = nil
  }

  /// Where the focus is now. Writing it moves the focus after the update.
  public var wrappedValue: Value {
    get { box?.state.readByOwner() ?? resetValue }
    nonmutating set { box?.request(newValue) }
  }

  /// The argument for `focused(_:)`. Taking it is not a read.
  public var projectedValue: Binding {
    if box == nil { RuntimeWarning.report(.focusStateOutsideView) }
    return Binding(box: box, resetValue: resetValue)
  }

  /// A focus state that an ancestor owns.
  @propertyWrapper
  public struct Binding {
    /// nil outside of a view: then the value never changes (H3).
    let box: FocusBox<Value>?
    fileprivate let resetValue: Value

    /// Where the focus is now. Writing it moves the focus after the update. Outside of a view it never changes (H3).
    public var wrappedValue: Value {
      get { box?.state.read() ?? resetValue }
      nonmutating set { box?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding {
      self
    }
  }
}

nonisolated extension FocusState: Sendable where Value: Sendable {}

nonisolated extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let box = FocusBox(resetValue, owner: node)
    self.box = box
    return box
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    box = downcast(storage, to: FocusBox<Value>.self)
  }

  nonisolated package static func haveEqualInputs(_ left: FocusState, _ right: FocusState) -> Bool {
    true
  }
}
