/// Values that a view passes to the container directly around it.
///
/// Users add entries with `@Entry`, write them with `containerValue(_:_:)` and read them from a container's subviews.
nonisolated public struct ContainerValues: Sendable {
  private var keyed = KeyedValues()
  var tag: TagValue?

  init() {}

  /// The value of `tag(_:)`, if it is of that type; where no view has one, the id of its row in a `ForEach` (F45).
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tag?.value(as: type)
  }

  /// Whether the view's tag is this value (F45).
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }

  /// The value of a key; its default if it was not set.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { keyed.value(for: key, as: Key.Value.self) ?? Key.defaultValue }
    set { keyed.setValue(.some(newValue), for: key) }
  }

  /// The value of the entry that `@Entry` named with the type `name`. The default is evaluated if it was not set.
  public func _entry<Name, Value>(_ name: Name.Type, default defaultValue: @autoclosure () -> Value) -> Value {
    keyed.value(for: name, as: Value.self) ?? defaultValue()
  }

  /// Writes the entry that `@Entry` named with the type `name`.
  public mutating func _setEntry<Name, Value>(_ name: Name.Type, to value: Value) {
    keyed.setValue(.some(value), for: name)
  }
}
