import Foundation

/// A key for a value that a view passes to the custom layout around it (C7).
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}
