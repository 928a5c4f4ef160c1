import Foundation
import Synchronization
import TesseraStore
import TesseraValues

/// A reference to a store, which objects' identifiers keep.
final class StoreReference: Sendable {
  let identifier: String
  private let reference: Mutex<WeakStore>

  private struct WeakStore: Sendable {
    weak let store: NSPersistentStore?
  }

  init(_ store: NSPersistentStore?, identifier: String) {
    self.identifier = identifier
    reference = Mutex(WeakStore(store: store))
  }

  var store: NSPersistentStore? { reference.withLock { $0.store } }
}

/// A file in which objects are saved, or one in memory.
public final class NSPersistentStore: NSObject, Sendable {
  /// The kind of the store: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
  public let type: String
  /// Where the store is.
  public let url: URL?
  /// The store's name, which it has for as long as it exists.
  public let identifier: String
  /// Whether nothing can be saved.
  public let isReadOnly: Bool
  /// Whether each save is noted in the store's history (CD27).
  let keepsHistory: Bool
  private let connection: Mutex<Connection>
  private let owner: UncheckedSendable<StoreOwner>

  private struct StoreOwner {
    weak let coordinator: NSPersistentStoreCoordinator?
  }

  /// The coordinator that has the store.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? { owner.value.coordinator }

  /// The version of how tables are written.
  static let format: Int64 = 1001

  /// Opens or makes a store, and brings its tables to those of a model (CD4).
  init(
    type: String, url: URL?, isReadOnly: Bool, layout: TableLayout<Int>, isMigrating: Bool,
    keepsHistory: Bool, coordinator: NSPersistentStoreCoordinator
  ) throws {
    let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    let path = isInMemory ? ":memory:" : url?.path ?? ":memory:"
    if !isInMemory, !isReadOnly, let folder = url?.deletingLastPathComponent() {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let connection = try Connection(path: path, isReadOnly: isReadOnly && !isInMemory)
    connection.registerTextTest(PredicateComparison.test)
    if !isReadOnly || isInMemory {
      try connection.run("PRAGMA journal_mode = WAL")
      try connection.run("PRAGMA synchronous = FULL")
    }
    var migration = TableMigration(connection: connection, wanted: layout, format: Self.format)
    migration.completion = coordinator.tables.renamings
    if !isMigrating, let present = try migration.presentLayout(), present != layout {
      throw CoreDataProblem.error(
        .persistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store.")
    }
    try migration.run()
    if !isReadOnly || isInMemory {
      try StoredVersion(coordinator.managedObjectModel).write(connection)
      try DerivedSave.bringUpToDate(UncheckedSendable(coordinator.derivations), connection)
    }
    if keepsHistory, !isReadOnly || isInMemory { try HistoryTable.prepare(connection) }
    self.keepsHistory = keepsHistory
    if case .text(let name) = try connection.value("SELECT value FROM _tessera WHERE name = 'identifier'") {
      identifier = name
    } else {
      identifier = UUID().uuidString
    }
    self.type = type
    self.url = url
    self.isReadOnly = isReadOnly
    self.connection = Mutex(connection)
    owner = UncheckedSendable(StoreOwner(coordinator: coordinator))
  }

  /// Runs `body` with the connection, alone.
  func withConnection<Result: Sendable>(_ body: @Sendable (Connection) throws -> Result) throws -> Result {
    try connection.withLock { try body($0) }
  }

  func rows(_ sql: String, _ values: [StoredValue] = []) throws -> [StoredRow] {
    try withConnection { try $0.rows(sql, values).map(StoredRow.init) }
  }

  func hasRow(_ id: NSManagedObjectID) -> Bool {
    guard let table = persistentStoreCoordinator?.tables.entities[id.entityName]?.table else { return false }
    return
      (try? withConnection { connection in
        !(try connection.value("SELECT 1 FROM \(table.quoted) WHERE _key = ?", [.integer(id.key)]).isNull)
      }) ?? false
  }
}
