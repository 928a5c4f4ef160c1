import Foundation
import TesseraCore

nonisolated extension NavigationPath {
  /// The path as it can be written and read; nil if one of its values cannot (F4).
  public var codable: CodableRepresentation? {
    var elements: [any Codable & Hashable] = []
    for value in values {
      guard let element = value.base as? any Codable & Hashable else { return nil }
      elements.append(element)
    }
    return CodableRepresentation(elements: elements)
  }

  /// A path that was read.
  public init(_ codable: CodableRepresentation) {
    self.init(values: codable.elements.map { Self.hashable($0) })
  }

  fileprivate static func hashable(_ element: some Hashable) -> AnyHashable { AnyHashable(element) }

  /// A path whose values can be written and read.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [any Codable & Hashable]

    fileprivate init(elements: [any Codable & Hashable]) {
      self.elements = elements
    }

    public static func == (left: CodableRepresentation, right: CodableRepresentation) -> Bool {
      values(left) == values(right)
    }

    private static func values(_ path: CodableRepresentation) -> [AnyHashable] {
      path.elements.map { NavigationPath.hashable($0) }
    }

    /// Reads pairs of the name of a type and a value of it as JSON.
    ///
    /// - Throws: `DecodingError` if there is no such type anymore, or it cannot read the value.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name).")
        }
        elements.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      self.elements = elements
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let name = _mangledTypeName(Swift.type(of: element as Any)) else {
          throw EncodingError.invalidValue(
            element, .init(codingPath: container.codingPath, debugDescription: "The type has no name."))
        }
        try container.encode(name)
        try container.encode(String(decoding: try JSONEncoder().encode(element), as: UTF8.self))
      }
    }
  }
}
