/// A key for a custom value that the focused view offers.
public protocol FocusedValueKey {
  associatedtype Value
}
