/// Values by the type of their key, for containers of values that users add to.
package nonisolated struct KeyedValues: @unchecked Sendable {
  // Sendable: a value type; what users put into it they answer for, as in Apple's containers.
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value stored for a key; nil if none, or one of another type, is stored.
  package func value<Value>(for key: Any.Type, as type: Value.Type) -> Value? {
    values[ObjectIdentifier(key)] as? Value
  }

  /// Stores a value; nil removes it.
  package mutating func setValue<Value>(_ value: Value?, for key: Any.Type) {
    if let value { values[ObjectIdentifier(key)] = value } else { values[ObjectIdentifier(key)] = nil }
  }

  /// Puts the values of `other` over these.
  package mutating func merge(_ other: KeyedValues) {
    values.merge(other.values) { $1 }
  }
}
