/// Tells nil from other values where the type may be an optional.
nonisolated enum OptionalValues {
  /// Whether a value is nil: then nothing is chosen, which is no mistake.
  static func isNone<Value>(_ value: Value) -> Bool {
    guard let optional = value as? any OptionalValue else { return false }
    return optional.isNone
  }
}

nonisolated private protocol OptionalValue {
  var isNone: Bool { get }
}

nonisolated extension Optional: OptionalValue {
  fileprivate var isNone: Bool { self == nil }
}
