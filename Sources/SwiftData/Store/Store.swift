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
  /// The context that saved; nil for another process, of which is not known what it changed.
  var author: ObjectIdentifier?

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
  private let state: Mutex<State>
  private let reports = Mutex<(first: Int, reports: [SaveReport])>((0, []))
  private static let reportLimit = 256
  /// Those who hear of saves.
  private let containers = Mutex<[ContainerReference]>([])

  private struct State: ~Copyable {
    let connection: Connection
    /// What the connection said last of changes by other processes.
    var dataVersion: Int64
  }

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
    let migration = StoreMigration(connection: connection, wanted: schema.layout)
    // A store that is refused stays as it is, byte for byte (SD11).
    try migration.checkVersion()
    if configuration.allowsSave || path == ":memory:" { try Self.prepare(connection) }
    try migration.run()
    if configuration.allowsSave || path == ":memory:" { try HistoryTable.prepare(connection) }
    if case .text(let name) = try connection.value("SELECT value FROM _tessera WHERE name = 'identifier'") {
      identifier = name
    } else {
      identifier = UUID().uuidString
    }
    state = Mutex(State(connection: connection, dataVersion: try connection.dataVersion))
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
    try state.withLock { try body($0.connection) }
  }

  /// Writes all that was saved to a new file.
  func copy(to file: URL) throws {
    try state.withLock { try $0.connection.run("VACUUM INTO ?", [.text(file.path)]) }
  }

  /// The rows of a query, each as an array.
  func rows(_ sql: String, _ values: [StoredValue] = []) throws -> [[StoredValue]] {
    try withConnection { try $0.rows(sql, values) }
  }

  /// The rows of a query, in one array.
  func flatRows(_ sql: String, _ values: [StoredValue] = []) throws -> FlatRows {
    try withConnection { try $0.flatRows(sql, values) }
  }

  /// The rows of a query, some together in one array.
  func rowChunks(_ sql: String, _ values: [StoredValue] = []) throws -> [FlatRows] {
    try withConnection { try $0.rowChunks(sql, values, of: StoredRow.count) }
  }

  /// Runs `body` with a connection that may change the history.
  func withHistory(_ body: @Sendable (Connection) throws -> Void) throws {
    guard configuration.allowsSave else { return }
    try withConnection(body)
  }

  /// Makes all changes, or none.
  func write(_ changes: [RowChange]) throws {
    guard configuration.allowsSave else {
      throw SwiftDataError.modelValidationFailure.explained("the configuration \(configuration.name) allows no saving")
    }
    try withConnection { connection in
      try connection.transaction {
        for change in changes { try connection.run(change.sql, change.rows) }
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
        try HistoryTable.erase(connection)
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

  /// Notes it if another process changed the file (SD33).
  func noteOtherProcesses() {
    guard !configuration.isStoredInMemoryOnly else { return }
    let isChanged = state.withLock { state in
      // What cannot be read now is noticed the next time.
      guard let version = try? state.connection.dataVersion, version != state.dataVersion else { return false }
      state.dataVersion = version
      return true
    }
    if isChanged { note(SaveReport()) }
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
