import TesseraCore

/// The traits of a program's own that surroundings have, by the types that name them (J426).
nonisolated package struct CustomTraits: Equatable {
  private var values: [ObjectIdentifier: any CustomTraitValue] = [:]

  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { values.isEmpty }

  /// The value of a trait; nil where nothing is said.
  package func value<Value>(of trait: Any.Type, as type: Value.Type) -> Value? {
    (values[ObjectIdentifier(trait)] as? KeptTrait<Value>)?.value
  }

  /// Says what a trait is.
  package mutating func set<Value>(_ value: Value, for trait: Any.Type) {
    values[ObjectIdentifier(trait)] = KeptTrait(value: value)
  }

  /// Says what others say, too; what they say has precedence.
  package mutating func add(_ others: CustomTraits) {
    values.merge(others.values) { $1 }
  }

  /// Whether a trait is the same one in others.
  package func isSame(as other: CustomTraits, in trait: Any.Type) -> Bool {
    let (own, others) = (values[ObjectIdentifier(trait)], other.values[ObjectIdentifier(trait)])
    guard let own, let others else { return own == nil && others == nil }
    return own.isEqual(to: others)
  }

  package static func == (left: CustomTraits, right: CustomTraits) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in right.values[key].map { value.isEqual(to: $0) } ?? false }
  }
}

nonisolated private protocol CustomTraitValue {
  func isEqual(to other: any CustomTraitValue) -> Bool
}

nonisolated private struct KeptTrait<Value>: CustomTraitValue {
  let value: Value

  func isEqual(to other: any CustomTraitValue) -> Bool {
    (other as? KeptTrait<Value>).map { ValueComparison.areEqual(value, $0.value) } ?? false
  }
}

nonisolated private struct CustomTraitsKey: EnvironmentKey {
  static var defaultValue: CustomTraits { CustomTraits() }
}

nonisolated extension EnvironmentValues {
  /// The traits of the program's own.
  package var customTraits: CustomTraits {
    get { self[CustomTraitsKey.self] }
    set { self[CustomTraitsKey.self] = newValue }
  }
}
