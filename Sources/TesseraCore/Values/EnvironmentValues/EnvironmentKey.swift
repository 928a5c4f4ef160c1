/// A key for a value that travels down the view tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// What readers get when nobody above them wrote the key.
  static var defaultValue: Value { get }
}
