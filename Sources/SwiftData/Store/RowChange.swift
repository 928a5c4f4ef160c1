import TesseraStore

/// One change of a store's rows.
struct RowChange: Sendable {
  let sql: String
  /// What is bound to the statement, once for each row.
  let rows: FlatRows

  init(sql: String, values: [StoredValue]) {
    self.init(sql: sql, rows: FlatRows(values, width: max(1, values.count)))
  }

  init(sql: String, rows: FlatRows) {
    self.sql = sql
    self.rows = rows
  }

  static func update(_ entity: Entity, key: Int64, columns: [Int], values: [StoredValue]) -> RowChange {
    let list = columns.map { "\(entity.quotedNames[$0]) = ?" }.joined(separator: ", ")
    return RowChange(
      sql: "UPDATE \(entity.quotedTable) SET \(list) WHERE _key = ?", values: values + [.integer(key)])
  }

  static func delete(_ entity: Entity, key: Int64) -> RowChange {
    RowChange(sql: entity.deletion, values: [.integer(key)])
  }

  static func link(_ pairs: String, first: Int64, second: Int64) -> RowChange {
    RowChange(
      sql: "INSERT OR IGNORE INTO \(pairs.quoted) VALUES (?, ?)", values: [.integer(first), .integer(second)])
  }

  static func unlink(_ pairs: String, first: Int64, second: Int64) -> RowChange {
    RowChange(
      sql: "DELETE FROM \(pairs.quoted) WHERE first = ? AND second = ?", values: [.integer(first), .integer(second)])
  }

  /// No pair of a table has the key at the place.
  static func unlinkAll(_ pairs: String, isFirst: Bool, key: Int64) -> RowChange {
    RowChange(
      sql: "DELETE FROM \(pairs.quoted) WHERE \(isFirst ? "first" : "second") = ?", values: [.integer(key)])
  }
}
