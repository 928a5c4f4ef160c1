/// An attribute that a program gives to parts of a text, for its own text renderers.
public protocol TextAttribute {}

/// Values of `TextAttribute` types, one of each.
nonisolated package struct TextAttributeValues: Hashable, @unchecked Sendable {
  // Sendable: read by renderers, on the engine's thread.
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  init() {}

  init<Value: TextAttribute>(_ value: Value) {
    values[ObjectIdentifier(Value.self)] = value
  }

  subscript<Value: TextAttribute>(_ type: Value.Type) -> Value? {
    values[ObjectIdentifier(type)] as? Value
  }

  /// These values and those of `others`, which go before.
  func merging(_ others: TextAttributeValues) -> TextAttributeValues {
    var merged = self
    merged.values.merge(others.values) { _, new in new }
    return merged
  }

  package static func == (left: TextAttributeValues, right: TextAttributeValues) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in right.values[key].map { areEqual(value, $0) } ?? false }
  }

  private static func areEqual<Value: TextAttribute>(_ left: Value, _ right: any TextAttribute) -> Bool {
    (right as? Value).map { ValueComparison.areEqual(left, $0) } ?? false
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(values.count)
  }
}

nonisolated extension Text {
  /// Gives the text an attribute that text renderers can read.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.attributes(TextAttributeValues(value)))
  }
}
