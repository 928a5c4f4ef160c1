nonisolated extension Transaction {
  /// The value of the entry that `@Entry` named with the type `name`. The default is evaluated if it was not set.
  public func _entry<Name, Value>(_ name: Name.Type, default defaultValue: @autoclosure () -> Value) -> Value {
    self[EntryKey<Name, Value>.self] ?? defaultValue()
  }

  /// Writes the entry that `@Entry` named with the type `name`.
  public mutating func _setEntry<Name, Value>(_ name: Name.Type, to value: Value) {
    self[EntryKey<Name, Value>.self] = .some(value)
  }
}
