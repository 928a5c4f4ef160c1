/// What a preview is shown in, as a set of keyed values.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value of a preview's context.
public protocol PreviewContextKey {
  associatedtype Value

  /// The value of contexts that have none for this key.
  static var defaultValue: Value { get }
}
