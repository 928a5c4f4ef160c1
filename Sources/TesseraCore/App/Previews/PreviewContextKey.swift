/// A key for a value of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of contexts that have none for this key.
  static var defaultValue: Value { get }
}
