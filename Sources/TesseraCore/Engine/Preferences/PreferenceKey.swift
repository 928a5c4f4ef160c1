/// A key for a value that travels up the view tree, from views to those that contain them (B70).
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// What readers get if no view below them set the key.
  ///
  /// Conditional content without a value of its own contributes this value, so combining a value with the default must
  /// not change it.
  static var defaultValue: Value { get }

  /// Combines `value` with that of the next view, in the order of the view tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
