import Foundation
import TesseraStore

/// Has the store of a model's objects, for contexts (CD6).
open class NSPersistentStoreCoordinator: NSObject {
  /// The names of kinds of stores.
  public struct StoreType: Hashable, Sendable {
    let name: String

    /// A file of SQLite.
    public static let sqlite = Self(name: NSSQLiteStoreType)
    /// Memory, which is gone with the program.
    public static let inMemory = Self(name: NSInMemoryStoreType)
    /// A file; here one of SQLite.
    public static let binary = Self(name: NSBinaryStoreType)
  }

  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The store, as a list.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A name for those who look for mistakes.
  open var name: String?
  let tables: ModelTables
  /// The attributes that the store works out (CD29).
  let derivations: [Derivation]
  private var reference: StoreReference?
  private var contexts: [ContextReference] = []
  private let lock = NSLock()

  private struct ContextReference {
    weak var context: NSManagedObjectContext?
  }

  /// A coordinator without a store.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    model.freeze()
    tables = ModelTables(model)
    derivations = Derivation.all(in: tables)
  }

  /// Opens or makes a store. A coordinator has one: a second is refused by an error.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard persistentStores.isEmpty else {
      throw CoreDataProblem.error(.persistentStoreOpenError, "A coordinator has one store here; another was asked for.")
    }
    let isMigrating = options?[NSMigratePersistentStoresAutomaticallyOption] as? Bool ?? false
    do {
      if let manager = options?[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager,
        let storeURL
      {
        try StagedMigration(manager: manager, url: storeURL, model: managedObjectModel).run()
      }
      let store = try NSPersistentStore(
        type: storeType, url: storeURL, isReadOnly: options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false,
        layout: tables.layout, isMigrating: isMigrating,
        keepsHistory: Self.isYes(options?[NSPersistentHistoryTrackingKey]), coordinator: self)
      reference = StoreReference(store, identifier: store.identifier)
      persistentStores = [store]
      return store
    } catch let problem as MigrationProblem {
      throw CoreDataProblem.error(.migrationError, problem.description)
    } catch let error as StoreError {
      throw CoreDataProblem.error(.persistentStoreOpenError, error.description)
    }
  }

  /// Whether an option is set: a `Bool` or an `NSNumber`.
  private static func isYes(_ option: Any?) -> Bool {
    option as? Bool ?? (option as? NSNumber)?.boolValue ?? false
  }

  /// Opens or makes a store.
  @discardableResult
  open func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.name, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens or makes the store of a description, and says how that went.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: description.type, configurationName: description.configuration, at: description.url,
        options: description.allOptions)
      block(description, nil)
    } catch {
      block(description, error)
    }
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Deletes the files of a store that is not open.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    persistentStores.removeAll { $0.url == url }
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
      try FileManager.default.removeItem(atPath: url.path + suffix)
    }
  }

  /// Deletes the files of a store that is not open.
  open func destroyPersistentStore(
    at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.name, options: options)
  }

  /// The store at an address.
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

  /// Where a store is.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// The identifier that an address names; nil if it names none of this store.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let key = Int64(parts[1].dropFirst()),
      url.host?.lowercased() == reference?.identifier.lowercased(), tables.entities[parts[0]] != nil
    else { return nil }
    return identifier(parts[0], key)
  }

  /// The store that is open.
  var store: NSPersistentStore {
    get throws {
      guard let store = persistentStores.first else {
        throw CoreDataProblem.error(.coreDataError, "The coordinator has no persistent store: load it first.")
      }
      return store
    }
  }

  func identifier(_ entityName: String, _ key: Int64) -> NSManagedObjectID {
    NSManagedObjectID(
      entityName: entityName, key: key, store: reference ?? StoreReference(nil, identifier: ""))
  }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts = contexts.filter { $0.context != nil && $0.context !== context } + [ContextReference(context: context)]
    }
  }

  /// The other contexts that are in use.
  func contexts(besides own: NSManagedObjectContext) -> [NSManagedObjectContext] {
    lock.withLock { contexts.compactMap(\.context).filter { $0 !== own } }
  }
}
