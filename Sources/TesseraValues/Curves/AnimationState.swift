/// What an animation keeps between its calls, by key.
nonisolated public struct AnimationState<Value: VectorArithmetic> {
  private var entries: [(key: ObjectIdentifier, value: Any)] = []
  /// Where a spring is. Apart, because springs are what most animations are.
  var spring: SpringSimulation<Value>?

  /// A state in which all keys have their default values.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      for entry in entries where entry.key == ObjectIdentifier(key) {
        if let value = entry.value as? K.Value { return value }
      }
      return K.defaultValue
    }
    set {
      if let index = entries.firstIndex(where: { $0.key == ObjectIdentifier(key) }) {
        entries[index].value = newValue
      } else {
        entries.append((ObjectIdentifier(key), newValue))
      }
    }
  }
}
