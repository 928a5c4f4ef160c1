import Foundation

/// An encoder that turns a whole value into data.
public protocol TopLevelEncoder<Output> {
  /// What values are encoded as.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
