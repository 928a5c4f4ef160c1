/// What a preview is shown in, as a set of keyed values.
public protocol PreviewContext {
  /// The value for a key; its default if the context has none.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of contexts that have none for this key.
  static var defaultValue: Value { get }
}
