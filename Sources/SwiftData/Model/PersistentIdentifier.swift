import Foundation
import Synchronization

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
