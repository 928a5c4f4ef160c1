internal import CSQLite
import Foundation
import Synchronization
import TesseraCore
import TesseraStore

/// What a save changed, for other contexts.
struct SaveReport: Sendable {
  var inserted: [PersistentIdentifier] = []
  var updated: [PersistentIdentifier] = []
  var deleted: [PersistentIdentifier] = []
  /// The context that saved.
  var author: ObjectIdentifier

  var all: [PersistentIdentifier] { inserted + updated + deleted }
}

/// A file of tables, or tables in memory.
///
/// All contexts of a container share it; what they read and write is one after the other.
final class Store: Sendable {
  /// The version of how tables are written; stores of later versions are refused (SD11).
  static let format: Int64 = 1

  let identifier: String
  let configuration: ModelConfiguration
  private let connection: Mutex<Connection>
  private let reports = Mutex<(first: Int, reports: [SaveReport])>((0, []))
  private static let reportLimit = 256
  /// Those who hear of saves.
  private let containers = Mutex<[ContainerReference]>([])

  private struct ContainerReference: Sendable {
    weak let container: ModelContainer?
  }

  /// Opens or makes the store, and brings its tables to those of the schema.
  init(
    _ configuration: ModelConfiguration, schema: Schema
  ) throws {
    self.configuration = configuration
    let path = try Self.path(of: configuration)
    let connection = try Connection(path: path, isReadOnly: !configuration.allowsSave && path != ":memory:")
    if configuration.allowsSave || path == ":memory:" { try Self.prepare(connection) }
    let layout = schema.layout
    try StoreMigration(connection: connection, wanted: layout).run()
    if case .text(let name) = try connection.value("SELECT value FROM _tessera WHERE name = 'identifier'") {
      identifier = name
    } else {
      identifier = UUID().uuidString
    }
    self.connection = Mutex(connection)
  }

  private static func path(of configuration: ModelConfiguration) throws -> String {
    guard !configuration.isStoredInMemoryOnly else { return ":memory:" }
    let url = configuration.url
    guard url.isFileURL else { throw SwiftDataError.loadIssueModelContainer.explained("\(url) is no file") }
    if configuration.allowsSave {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    return url.path
  }

  private static func prepare(_ connection: Connection) throws {
    // What is saved is on the disk when `save` returns (SD10).
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("PRAGMA synchronous = FULL")
  }

  // MARK: Reading and writing

  /// Runs `body` with the connection, alone.
  func withConnection<Result: Sendable>(_ body: @Sendable (Connection) throws -> Result) throws -> Result {
    try connection.withLock { try body($0) }
  }

  /// The rows of a query, each as an array.
  func rows(_ sql: String, _ values: [StoredValue] = []) throws -> [[StoredValue]] {
    try withConnection { try $0.rows(sql, values) }
  }

  /// Makes all changes, or none.
  func write(_ changes: [RowChange]) throws {
    guard configuration.allowsSave else {
      throw SwiftDataError.modelValidationFailure.explained("the configuration \(configuration.name) allows no saving")
    }
    try withConnection { connection in
      try connection.transaction {
        for change in changes { try connection.run(change.sql, change.values) }
      }
    }
  }

  /// Deletes all rows.
  func erase(_ layout: StoreLayout) throws {
    try withConnection { connection in
      try connection.transaction {
        for name in layout.tables.map(\.name) + layout.pairs.map(\.name) {
          try connection.run("DELETE FROM \(name.quoted)")
        }
      }
    }
  }

  // MARK: Reports

  /// A container hears of what others save from now on.
  func add(_ container: ModelContainer) {
    containers.withLock { references in
      references = references.filter { $0.container != nil } + [ContainerReference(container: container)]
    }
  }

  /// The containers of the store that are in use.
  var presentContainers: [ModelContainer] { containers.withLock { $0.compactMap(\.container) } }

  /// Notes what was saved. Contexts that are far behind read all of their objects again.
  func note(_ report: SaveReport) {
    reports.withLock { state in
      state.reports.append(report)
      if state.reports.count > Self.reportLimit {
        state.reports.removeFirst()
        state.first += 1
      }
    }
  }

  /// The number of the next report.
  var nextReport: Int { reports.withLock { $0.first + $0.reports.count } }

  /// The reports from a number on; nil if the first of them is not known any more.
  func reports(from number: Int) -> [SaveReport]? {
    reports.withLock { state in
      number < state.first ? nil : Array(state.reports.dropFirst(number - state.first))
    }
  }
}
