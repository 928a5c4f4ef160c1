/// A key for a custom value that the focused view offers.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
