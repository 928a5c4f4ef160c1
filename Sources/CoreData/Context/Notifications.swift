// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

extension Notification.Name {
  /// A context will save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// A context has saved; the objects are in the `userInfo` (CD14).
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
}

extension NSManagedObjectContext {
  /// A context will save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context has saved; the objects are in the `userInfo` (CD14).
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}

/// The new objects, in the `userInfo` of a context's notifications.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects, in the `userInfo` of a context's notifications.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects, in the `userInfo` of a context's notifications.
public let NSDeletedObjectsKey = "deleted"
