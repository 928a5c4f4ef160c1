/// Values that the focused view and the views around it offer to the rest of the program.
///
/// Users add entries with `@Entry` or with keys of their own; each is nil where the focus has no value for it.
nonisolated public struct FocusedValues: Sendable {
  private var keyed = KeyedValues()

  package init() {}

  /// The value of a key; nil if it was not set.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { keyed.value(for: key, as: Key.Value.self) }
    set { keyed.setValue(newValue, for: key) }
  }

  /// Overrides these values by those of a view nearer to the focus.
  package mutating func merge(_ inner: FocusedValues) {
    keyed.merge(inner.keyed)
  }

  /// The value of the entry that `@Entry` named with the type `name`, nil if it was not set.
  public func _entry<Name, Value>(_ name: Name.Type, default defaultValue: @autoclosure () -> Value?) -> Value? {
    keyed.value(for: name, as: Value.self) ?? defaultValue()
  }

  /// Writes the entry that `@Entry` named with the type `name`.
  public mutating func _setEntry<Name, Value>(_ name: Name.Type, to value: Value?) {
    keyed.setValue(value, for: name)
  }
}
