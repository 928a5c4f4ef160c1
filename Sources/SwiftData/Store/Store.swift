internal import CSQLite
import Foundation
import Synchronization
import TesseraCore

/// One change of the store's rows.
enum RowChange: Sendable {
  case insert(table: String, key: Int64, columns: [String], values: [StoredValue])
  case update(table: String, key: Int64, columns: [String], values: [StoredValue])
  case delete(table: String, key: Int64)
  /// The rows of a table that refer to the key refer to nothing.
  case forget(table: String, column: String, key: Int64)
  case link(pairs: String, first: Int64, second: Int64)
  case unlink(pairs: String, first: Int64, second: Int64)
  /// No pair of a table has the key at the place.
  case unlinkAll(pairs: String, isFirst: Bool, key: Int64)
}

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
        for change in changes { try Self.make(change, on: connection) }
      }
    }
  }

  private static func make(_ change: RowChange, on connection: Connection) throws {
    switch change {
    case .insert(let table, let key, let columns, let values):
      let names = (["_key"] + columns.map(\.quoted)).joined(separator: ", ")
      let places = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
      try connection.run("INSERT INTO \(table.quoted) (\(names)) VALUES (\(places))", [.integer(key)] + values)
    case .update(let table, let key, let columns, let values):
      let list = columns.map { "\($0.quoted) = ?" }.joined(separator: ", ")
      try connection.run("UPDATE \(table.quoted) SET \(list) WHERE _key = ?", values + [.integer(key)])
    case .delete(let table, let key):
      try connection.run("DELETE FROM \(table.quoted) WHERE _key = ?", [.integer(key)])
    case .forget(let table, let column, let key):
      try connection.run(
        "UPDATE \(table.quoted) SET \(column.quoted) = NULL WHERE \(column.quoted) = ?", [.integer(key)])
    case .link(let pairs, let first, let second):
      try connection.run("INSERT OR IGNORE INTO \(pairs.quoted) VALUES (?, ?)", [.integer(first), .integer(second)])
    case .unlink(let pairs, let first, let second):
      try connection.run(
        "DELETE FROM \(pairs.quoted) WHERE first = ? AND second = ?", [.integer(first), .integer(second)])
    case .unlinkAll(let pairs, let isFirst, let key):
      try connection.run("DELETE FROM \(pairs.quoted) WHERE \(isFirst ? "first" : "second") = ?", [.integer(key)])
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
