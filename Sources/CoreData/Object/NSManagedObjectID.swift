import Foundation
import TesseraStore

/// Which object of which store: it stays the same from when the object is made (CD6).
public final class NSManagedObjectID: NSObject, Sendable {
  /// The name of the object's entity.
  let entityName: String
  let key: Int64
  private let store: StoreReference

  init(entityName: String, key: Int64, store: StoreReference) {
    self.entityName = entityName
    self.key = key
    self.store = store
  }

  /// The store; nil if it is closed.
  public var persistentStore: NSPersistentStore? { store.store }

  /// The entity, as the store's model describes it.
  public var entity: NSEntityDescription {
    persistentStore?.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
      ?? ManagedClasses.placeholder(named: entityName)
  }

  /// Whether the object was never saved.
  public var isTemporaryID: Bool { !(persistentStore?.hasRow(self) ?? false) }

  /// An address, from which a coordinator makes the identifier again.
  public func uriRepresentation() -> URL {
    let host = store.identifier.isEmpty ? "none" : store.identifier
    return URL(string: "x-coredata://\(host)/\(entityName)/p\(key)") ?? URL(fileURLWithPath: "/")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return key == other.key && store.identifier == other.store.identifier
  }

  public override var hash: Int { key.hashValue }

  public override var description: String { uriRepresentation().absoluteString }
}

extension NSManagedObjectID {
  /// The identifier of a new object.
  static func new(_ entity: NSEntityDescription, _ context: NSManagedObjectContext?) -> NSManagedObjectID {
    let (name, key) = (entity.name ?? "", KeyMaker.next())
    return context?.persistentStoreCoordinatorOfAll?.identifier(name, key)
      ?? NSManagedObjectID(entityName: name, key: key, store: StoreReference(nil, identifier: ""))
  }
}
