// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

extension Notification.Name {
  /// A context will save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// A context has saved; the objects are in the `userInfo` (CD14).
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
}

extension Notification.Name {
  /// Objects of a context were changed; they are in the `userInfo` (CD25).
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
  /// Objects of a context were changed; they are in the `userInfo` (CD25).
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// A context will save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context has saved; the objects are in the `userInfo` (CD14).
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}

extension NSManagedObjectContext {
  /// Objects were saved; their identifiers are in the `userInfo` of the notification that a transaction makes (CD27).
  public static let didSaveObjectIDsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDs")
}

/// The identifiers of new objects, in the `userInfo` of a transaction's notification.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of changed objects, in the `userInfo` of a transaction's notification.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of deleted objects, in the `userInfo` of a transaction's notification.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The new objects, in the `userInfo` of a context's notifications.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects, in the `userInfo` of a context's notifications.
public let NSUpdatedObjectsKey = "updated"
/// The objects that were brought up to date, in the `userInfo` of a context's notifications.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that lost their values, in the `userInfo` of a context's notifications. There are none here but all.
public let NSInvalidatedObjectsKey = "invalidated"
/// The mark that all objects were let go, in the `userInfo` of a context's notifications.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The deleted objects, in the `userInfo` of a context's notifications.
public let NSDeletedObjectsKey = "deleted"
