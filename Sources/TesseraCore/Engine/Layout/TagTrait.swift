/// The value that a view represents in a picker, a list or a tab view.
nonisolated package struct TagValue: Equatable, @unchecked Sendable {
  // Sendable: tags are values that are only compared.
  package let value: AnyHashable
  /// Whether the value also matches an optional selection.
  package let includesOptional: Bool

  /// The tag as a value of the selection's type; nil if it is of another one (F45).
  package func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if let same = value.base as? Value, Swift.type(of: value.base) == type || includesOptional { return same }
    return nil
  }
}

nonisolated package struct TagTraitKey: ViewTraitKey {
  package typealias Value = TagValue
}

extension View {
  /// The value that the view represents in a selection (F45).
  ///
  /// - Parameter includeOptional: whether it also matches an optional selection.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagTraitKey.self, TagValue(value: AnyHashable(tag), includesOptional: includeOptional))
  }
}
