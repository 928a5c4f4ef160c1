/// A key for a value of the user's own that the focused view offers.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
