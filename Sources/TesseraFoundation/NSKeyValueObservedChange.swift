/// A change of a property that is followed.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it is wanted.
  public let newValue: Value?
  /// The value before, if it is wanted.
  public let oldValue: Value?
}
