/// A key for a custom value that views pass to their container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view wrote one.
  static var defaultValue: Value { get }
}
