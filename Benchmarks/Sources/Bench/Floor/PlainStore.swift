import CFloorSQLite

/// The same table as that of `Book`, by plain statements of SQLite.
final class PlainStore {
  /// A row.
  struct Row {
    var title: String
    var pages: Int
    var rating: Double
    var date: Double
    var isRead: Bool
    var note: String?
  }

  private var handle: OpaquePointer?
  private var insertion: OpaquePointer?

  init() {
    sqlite3_open(":memory:", &handle)
    execute(
      "CREATE TABLE Book (_key INTEGER PRIMARY KEY, title TEXT, pages INTEGER, rating REAL, date REAL, isRead INTEGER, "
        + "note TEXT)")
    insertion = statement("INSERT INTO Book VALUES (?, ?, ?, ?, ?, ?, ?)")
  }

  deinit {
    sqlite3_finalize(insertion)
    sqlite3_close(handle)
  }

  func execute(_ sql: String) {
    precondition(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }

  private func statement(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    precondition(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    return statement
  }

  private func bind(_ text: String, _ index: Int32) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = floor_bind_text(insertion, index, $0.baseAddress, Int32($0.count)) }
    }
  }

  /// Rows like those of `Book.make`, in one transaction.
  func insert(_ count: Int) {
    execute("BEGIN")
    for number in 0..<count {
      sqlite3_bind_int64(insertion, 1, Int64(number))
      bind(Book.title(number), 2)
      sqlite3_bind_int64(insertion, 3, Int64(Book.pages(number)))
      sqlite3_bind_double(insertion, 4, 0.5)
      sqlite3_bind_double(insertion, 5, Double(number))
      sqlite3_bind_int64(insertion, 6, 0)
      sqlite3_bind_null(insertion, 7)
      precondition(sqlite3_step(insertion) == SQLITE_DONE)
      sqlite3_reset(insertion)
    }
    execute("COMMIT")
  }

  /// The rows of a query, as values.
  func rows(_ rest: String) -> [Row] {
    let query = statement("SELECT _key, title, pages, rating, date, isRead, note FROM Book \(rest)")
    defer { sqlite3_finalize(query) }
    var rows: [Row] = []
    while sqlite3_step(query) == SQLITE_ROW {
      rows.append(
        Row(
          title: String(cString: sqlite3_column_text(query, 1)), pages: Int(sqlite3_column_int64(query, 2)),
          rating: sqlite3_column_double(query, 3), date: sqlite3_column_double(query, 4),
          isRead: sqlite3_column_int64(query, 5) != 0, note: sqlite3_column_text(query, 6).map { String(cString: $0) }))
    }
    return rows
  }
}
