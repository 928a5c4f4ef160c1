import Foundation
import Synchronization

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

/// Keys of new objects: the time they were made, so that rows lie in the order in which they were made, and a part that
/// another process does not choose.
enum KeyMaker {
  private static let last = Mutex<Int64>(0)

  static func next() -> Int64 {
    // Milliseconds since the reference date are less than 2 to the 41st until 2070.
    let time = Int64(max(0, Date.timeIntervalSinceReferenceDate) * 1000) & (1 << 41 - 1)
    return last.withLock { last in
      let isLater = time > last >> 21
      last = isLater ? time << 21 | Int64.random(in: 0..<1 << 20) : last + 1
      return last
    }
  }
}
