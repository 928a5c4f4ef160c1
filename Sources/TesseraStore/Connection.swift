internal import CSQLite
import Foundation

/// What SQLite said when a statement failed.
package struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  package let code: Int32
  package let message: String

  package var description: String { "\(message) (SQLite \(code))" }

  /// Whether two rows would have the same unique values, or a value is missing.
  package var isConstraint: Bool { code & 0xff == SQLITE_CONSTRAINT }
}

/// A connection to a file, with the statements that were prepared on it.
package final class Connection {
  /// A statement that was prepared.
  final class Statement {
    fileprivate let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { sqlite3_finalize(handle) }
  }

  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// Many rows are written by one statement.
  private var last: (sql: String, statement: Statement)?
  private static let statementLimit = 200

  /// Opens a file, or a store in memory for ":memory:".
  package init(path: String, isReadOnly: Bool) throws(StoreError) {
    var handle: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let result = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX, nil)
    guard result == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw StoreError(code: result, message: "\(path): \(message)")
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, 5000)
    sqlite3_extended_result_codes(handle, 1)
    SQLFunctions.register(on: handle)
  }

  deinit {
    last = nil
    statements = [:]
    sqlite3_close_v2(handle)
  }

  private func failure(_ result: Int32) -> StoreError {
    StoreError(code: result, message: String(cString: sqlite3_errmsg(handle)))
  }

  private func statement(_ sql: String) throws(StoreError) -> Statement {
    if let last, last.sql == sql { return last.statement }
    if let statement = statements[sql] {
      last = (sql, statement)
      return statement
    }
    var prepared: OpaquePointer?
    let result = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard result == SQLITE_OK, let prepared else { throw failure(result) }
    let statement = Statement(prepared)
    if statements.count >= Self.statementLimit { statements = [:] }
    statements[sql] = statement
    last = (sql, statement)
    return statement
  }

  /// Runs a statement whose result does not matter.
  package func run(_ sql: String, _ values: [StoredValue] = []) throws(StoreError) {
    try each(sql, values) { _ in }
  }

  /// Runs SQL once, without keeping a statement of it.
  package func execute(_ sql: String) throws(StoreError) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw failure(result) }
  }

  /// The rows of a query.
  package func rows(_ sql: String, _ values: [StoredValue] = []) throws(StoreError) -> [[StoredValue]] {
    var rows: [[StoredValue]] = []
    try each(sql, values) { rows.append($0.values) }
    return rows
  }

  /// The rows of a query, one after the other, and how many values each has.
  package func flatRows(_ sql: String, _ values: [StoredValue] = []) throws(StoreError) -> FlatRows {
    var rows = FlatRows()
    try each(sql, values) { row in
      if rows.values.isEmpty { rows.width = row.count }
      for index in 0..<rows.width { rows.values.append(row[index]) }
    }
    return rows
  }

  /// The rows of a query, up to `count` of them in one array.
  package func rowChunks(_ sql: String, _ values: [StoredValue], of count: Int) throws(StoreError) -> [FlatRows] {
    try withStatement(sql, values) { handle throws(StoreError) in
      let width = Int(sqlite3_column_count(handle))
      var chunks: [FlatRows] = []
      var result = SQLITE_ROW
      while result == SQLITE_ROW {
        let values = [StoredValue](unsafeUninitializedCapacity: count * width) { values, filled in
          result = Self.fill(values, &filled, width, from: handle)
        }
        guard !values.isEmpty else { continue }
        // Objects keep their chunk: a few rows take no room for many.
        chunks.append(FlatRows(2 * values.count < values.capacity ? Array(values[...]) : values, width: width))
      }
      guard result == SQLITE_DONE else { throw failure(result) }
      return chunks
    }
  }

  /// Writes rows into memory until it is full or there are no more.
  ///
  /// - Returns: what the last step said.
  private static func fill(
    _ values: UnsafeMutableBufferPointer<StoredValue>, _ filled: inout Int, _ width: Int, from handle: OpaquePointer
  ) -> Int32 {
    while filled < values.count {
      let result = sqlite3_step(handle)
      guard result == SQLITE_ROW else { return result }
      let row = Row(handle: handle)
      for column in 0..<width { values.initializeElement(at: filled + column, to: row[column]) }
      filled += width
    }
    return SQLITE_ROW
  }

  /// The first value of a query's first row.
  package func value(_ sql: String, _ values: [StoredValue] = []) throws(StoreError) -> StoredValue {
    try rows(sql, values).first?.first ?? .null
  }

  package func each(_ sql: String, _ values: [StoredValue], _ body: (Row) -> Void) throws(StoreError) {
    try withStatement(sql, values) { handle throws(StoreError) in try step(handle, body) }
  }

  /// Runs `body` with a statement that has its values, and takes them from it again.
  private func withStatement<Result>(
    _ sql: String, _ values: [StoredValue], _ body: (OpaquePointer) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let statement = try statement(sql)
    let handle = statement.handle
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: handle) }
    return try body(handle)
  }

  /// Runs a statement that has no result for each of many rows of values.
  package func run(_ sql: String, _ rows: FlatRows) throws(StoreError) {
    let statement = try statement(sql)
    let handle = statement.handle
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for start in stride(from: 0, to: rows.values.count, by: rows.width) {
      // Each value is bound anew, so that none of the row before is left.
      for column in 0..<rows.width { bind(rows.values[start + column], at: Int32(column + 1), of: handle) }
      try step(handle) { _ in }
      sqlite3_reset(handle)
    }
  }

  private func step(_ handle: OpaquePointer, _ body: (Row) -> Void) throws(StoreError) {
    while true {
      let result = sqlite3_step(handle)
      if result == SQLITE_DONE { return }
      guard result == SQLITE_ROW else { throw failure(result) }
      body(Row(handle: handle))
    }
  }

  private func bind(_ value: StoredValue, at index: Int32, of statement: OpaquePointer) {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          // An empty string has no address, which would be null.
          if let base = characters.baseAddress {
            _ = csqlite_bind_text(statement, index, base, Int32(characters.count))
          } else {
            _ = csqlite_bind_text(statement, index, "", 0)
          }
        }
      }
    case .data(let data):
      data.withUnsafeBytes { _ = csqlite_bind_blob(statement, index, $0.baseAddress, Int32($0.count)) }
    }
  }

  /// Gives queries the function `tessera_text(operation, text, other)`.
  package func registerTextTest(_ test: @escaping @Sendable (String, String, String) -> Bool) {
    SQLFunctions.registerTextTest(test, on: handle)
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// All that `body` writes, or nothing.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }

  /// All that another store has takes the place of what this one has, in one step.
  package func takeContents(of other: Connection) throws(StoreError) {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else { throw failure(SQLITE_ERROR) }
    let result = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard result == SQLITE_DONE, end == SQLITE_OK else { throw failure(result == SQLITE_DONE ? end : result) }
  }

  /// A number that is another one after another connection changed the file.
  package var dataVersion: Int64 {
    get throws(StoreError) { try value("PRAGMA data_version").integer ?? 0 }
  }

  /// The number of rows that the last statement changed.
  package var changedRows: Int { Int(sqlite3_changes(handle)) }
}

/// Rows of as many values each, in one array.
package struct FlatRows: Sendable {
  package var values: [StoredValue] = []
  package var width = 1

  package init() {}

  package init(_ values: [StoredValue], width: Int) {
    self.values = values
    self.width = width
  }
}

/// The row that a statement is at.
package struct Row {
  fileprivate let handle: OpaquePointer

  package var count: Int { Int(sqlite3_column_count(handle)) }

  package var values: [StoredValue] { (0..<count).map { self[$0] } }

  package subscript(index: Int) -> StoredValue {
    // One question for the value, and those about it are quick.
    let value = sqlite3_column_value(handle, Int32(index))
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: return .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: return .real(sqlite3_value_double(value))
    case SQLITE_TEXT:
      guard let text = sqlite3_value_text(value) else { return .text("") }
      let count = Int(sqlite3_value_bytes(value))
      return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_value_bytes(value))
      guard count > 0, let bytes = sqlite3_value_blob(value) else { return .data(Data()) }
      return .data(Data(bytes: bytes, count: count))
    default: return .null
    }
  }
}
