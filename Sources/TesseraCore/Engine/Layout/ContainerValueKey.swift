/// A key for a value of the user's own that views hand to their container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view wrote one.
  static var defaultValue: Value { get }
}
