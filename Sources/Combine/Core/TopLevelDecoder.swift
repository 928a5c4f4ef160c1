import Foundation

/// A decoder that turns data into a whole value.
public protocol TopLevelDecoder<Input> {
  /// What values are decoded from.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
