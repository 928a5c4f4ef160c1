/// What a preview is shown in, as a set of keyed values.
public protocol PreviewContext {
  /// The value for a key; its default if the context has none.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
