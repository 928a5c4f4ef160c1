import Foundation

/// Which object of which store: it stays the same from when the object is made, and in all contexts (SD6).
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  /// The name of the object's class.
  public let entityName: String
  /// The store's name; nil for an object that was never inserted.
  public let storeIdentifier: String?
  let key: Int64

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.entityName == right.entityName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  /// In the order in which the objects were made.
  public static func < (left: Self, right: Self) -> Bool { left.key < right.key }
}
