/// A value that the focused view, or one around it, offers; nil if there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let find: (FocusedValues) -> Value?
  private var source: FocusedValueSource?

  /// Reads a value that views offer with `focusedValue(_:_:)`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    find = { $0[keyPath: keyPath] }
  }

  /// The value now. Reading it in a body makes the body depend on it.
  public var wrappedValue: Value? {
    source.flatMap { find($0.read()) }
  }
}

// Sendable: the wrapper only hands on what is stored with the view, which belongs to the main actor.
nonisolated extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    source = node.graph.focus.valueSource
    return .none
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    source = node.graph.focus.valueSource
  }

  nonisolated package static func haveEqualInputs(_ left: FocusedValue, _ right: FocusedValue) -> Bool {
    true
  }
}

/// The values of the focus, and their readers.
nonisolated final class FocusedValueSource: DependencySource, @unchecked Sendable {
  // Sendable: used on the engine's thread only.
  private var values = FocusedValues()

  func read() -> FocusedValues {
    if let reader = Evaluation.current { reader.dependencies.record(self, by: reader) }
    return values
  }

  @MainActor
  func change(to newValues: FocusedValues) {
    values = newValues
    forEachReader { $0.graph.invalidate($0, because: .focusedValues) }
  }
}
