import Foundation

/// Which object of which store: it stays the same from when the object is made, and in all contexts (SD6).
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  /// What the identifiers of one class in one store share: so an identifier is small, as those of rows should be.
  final class Origin: Sendable {
    let entityName: String
    let storeIdentifier: String?

    init(entityName: String, storeIdentifier: String?) {
      self.entityName = entityName
      self.storeIdentifier = storeIdentifier
    }
  }

  private enum CodingKeys: String, CodingKey {
    case entityName, storeIdentifier, key
  }

  private let origin: Origin
  let key: Int64

  init(origin: Origin, key: Int64) {
    self.origin = origin
    self.key = key
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    origin = Origin(
      entityName: try container.decode(String.self, forKey: .entityName),
      storeIdentifier: try container.decodeIfPresent(String.self, forKey: .storeIdentifier))
    key = try container.decode(Int64.self, forKey: .key)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entityName, forKey: .entityName)
    try container.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
    try container.encode(key, forKey: .key)
  }

  /// The name of the object's class.
  public var entityName: String { origin.entityName }
  /// The store's name; nil for an object that was never inserted.
  public var storeIdentifier: String? { origin.storeIdentifier }

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && (left.origin === right.origin || left.entityName == right.entityName)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  /// In the order in which the objects were made.
  public static func < (left: Self, right: Self) -> Bool { left.key < right.key }
}
