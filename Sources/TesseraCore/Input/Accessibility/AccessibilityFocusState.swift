/// Where assistive technology is: true or false for one view, or a value for each of several (J203).
///
/// A reader that comes to a view bound to the state writes it; writing the state moves the reader. It has nothing to do with the
/// focus of the keyboard.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let resetValue: Value
  private var storage = UncheckedSendable<AccessibilityFocusBox<Value>?>(nil)

  /// Whether a reader is at one view; false in the beginning.
  public init() where Value == Bool {
    resetValue = false
  }

  /// At which of several views a reader is; nil for none of them, as in the beginning.
  public init<T: Hashable>() where Value == T? {
    resetValue = nil
  }

  /// The same, for some kinds of assistive technology. Desktops do not say which kind asks, so all count.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// The same, for some kinds of assistive technology. Desktops do not say which kind asks, so all count.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// Where the reader is now. Writing it moves the reader after the update; outside of a view it never changes (H3).
  public var wrappedValue: Value {
    get { box?.state.readByOwner() ?? resetValue }
    nonmutating set { box?.request(newValue) }
  }

  /// The argument for `accessibilityFocused(_:)`. Taking it is not a read.
  public var projectedValue: Binding {
    if box == nil { RuntimeWarning.report(.focusStateOutsideView) }
    return Binding(storage: storage, resetValue: resetValue)
  }

  private var box: AccessibilityFocusBox<Value>? { storage.value }

  /// A state that an ancestor owns.
  @propertyWrapper
  public struct Binding {
    fileprivate let storage: UncheckedSendable<AccessibilityFocusBox<Value>?>
    fileprivate let resetValue: Value

    /// nil outside of a view: then the value never changes (H3).
    var box: AccessibilityFocusBox<Value>? { storage.value }

    /// Where the reader is now. Writing it moves the reader after the update. Outside of a view it never changes (H3).
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

nonisolated extension AccessibilityFocusState: Sendable where Value: Sendable {}

nonisolated extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let box = AccessibilityFocusBox(resetValue, owner: node)
    storage = UncheckedSendable(box)
    return box
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    self.storage = UncheckedSendable(downcast(storage, to: AccessibilityFocusBox<Value>.self))
  }

  nonisolated package static func haveEqualInputs(
    _ left: AccessibilityFocusState, _ right: AccessibilityFocusState
  ) -> Bool {
    true
  }
}
