import Foundation
import Synchronization

/// Which object of which store: it stays the same from when the object is made, and in all contexts (SD6).
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  /// What the identifiers of one class in one store share. Each stays for as long as the program runs: identifiers, of which
  /// lists compare many, are numbers without references to count.
  @usableFromInline
  final class Origin: Sendable {
    let entityName: String
    let storeIdentifier: String?

    private struct Name: Hashable {
      let entityName: String
      let storeIdentifier: String?
    }

    private static let all = Mutex<[Name: Origin]>([:])

    private init(_ name: Name) {
      entityName = name.entityName
      storeIdentifier = name.storeIdentifier
    }

    static func named(_ entityName: String, in storeIdentifier: String?) -> Unmanaged<Origin> {
      let name = Name(entityName: entityName, storeIdentifier: storeIdentifier)
      return all.withLock { all in
        if let origin = all[name] { return Unmanaged.passUnretained(origin) }
        let origin = Origin(name)
        all[name] = origin
        return Unmanaged.passUnretained(origin)
      }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case entityName, storeIdentifier, key
  }

  @usableFromInline let origin: Unmanaged<Origin>
  @usableFromInline let key: Int64

  @inlinable
  init(origin: Unmanaged<Origin>, key: Int64) {
    self.origin = origin
    self.key = key
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    origin = Origin.named(
      try container.decode(String.self, forKey: .entityName),
      in: try container.decodeIfPresent(String.self, forKey: .storeIdentifier))
    key = try container.decode(Int64.self, forKey: .key)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entityName, forKey: .entityName)
    try container.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
    try container.encode(key, forKey: .key)
  }

  /// The name of the object's class.
  public var entityName: String { origin.takeUnretainedValue().entityName }
  /// The store's name; nil for an object that was never inserted.
  public var storeIdentifier: String? { origin.takeUnretainedValue().storeIdentifier }

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key
      && (left.origin.toOpaque() == right.origin.toOpaque() || left.entityName == right.entityName)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  /// In the order in which the objects were made.
  public static func < (left: Self, right: Self) -> Bool { left.key < right.key }
}
