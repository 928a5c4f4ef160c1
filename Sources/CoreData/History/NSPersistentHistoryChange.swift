import Foundation

/// What was done to an object.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// It was inserted.
  case insert
  /// It was changed.
  case update
  /// It was deleted.
  case delete
}

/// What a transaction did to an object (CD27).
open class NSPersistentHistoryChange: NSObject {
  /// The number of the change within its transaction.
  public let changeID: Int64
  /// The object.
  public let changedObjectID: NSManagedObjectID
  /// What was done.
  public let changeType: NSPersistentHistoryChangeType
  /// The values that are kept of an object that was deleted, by the names of attributes; nil for other changes.
  public let tombstone: [AnyHashable: Any]?
  /// The properties that got other values; nil for other changes.
  public let updatedProperties: Set<NSPropertyDescription>?
  /// The transaction; nil once that one is let go.
  public internal(set) weak var transaction: NSPersistentHistoryTransaction?

  init(
    _ number: Int64, _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType,
    tombstone: [AnyHashable: Any]? = nil, properties: Set<NSPropertyDescription>? = nil
  ) {
    changeID = number
    changedObjectID = id
    changeType = type
    self.tombstone = tombstone
    updatedProperties = properties
  }
}
