/// A key for a value that travels down the view tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// What readers get if no view above them set the key.
  static var defaultValue: Value { get }
}
