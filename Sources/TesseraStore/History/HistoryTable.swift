import Foundation

/// The table of a store's history: a row for each save, so that it costs about the same for each.
package enum HistoryTable {
  package static let columns = ["number", "time", "author", "bundle", "process", "context", "changes"]
  /// How many transactions are kept until a program asks for the history for the first time.
  static let unreadLimit = 10_000

  private static let name = "_history"
  private static let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  private static let process = String(ProcessInfo.processInfo.processIdentifier)

  /// Makes the table if there is none, and lets go what no program asked for.
  package static func prepare(_ connection: Connection) throws {
    // Numbers do not come again when rows are deleted.
    try connection.run(
      "CREATE TABLE IF NOT EXISTS \(name) (number INTEGER PRIMARY KEY AUTOINCREMENT, time REAL, author TEXT, "
        + "bundle TEXT, process TEXT, context TEXT, changes BLOB)")
    guard try connection.value("SELECT 1 FROM _tessera WHERE name = 'historyIsRead'").isNull,
      let last = try connection.value("SELECT MAX(number) FROM \(name)").integer,
      let first = try connection.value("SELECT MIN(number) FROM \(name)").integer, last - first >= unreadLimit
    else { return }
    try connection.transaction { try delete(upTo: last - Int64(unreadLimit), connection) }
  }

  /// The statement that writes what a save changes.
  ///
  /// - Parameter context: the name of the context that saves.
  package static func insertion(
    _ record: HistoryRecord, author: String?, context: String? = nil
  ) -> (sql: String, values: [StoredValue]) {
    (
      "INSERT INTO \(name) (time, author, bundle, process, context, changes) VALUES (?, ?, ?, ?, ?, ?)",
      [
        .real(Date.timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null, .text(program), .text(process),
        context.map { .text($0) } ?? .null, .data(record.data),
      ]
    )
  }

  /// All rows, and the number of the last transaction that was deleted.
  package static func read(_ connection: Connection) throws -> (rows: [[StoredValue]], deleted: Int64) {
    let list = columns.joined(separator: ", ")
    return (
      try connection.rows("SELECT \(list) FROM \(name) ORDER BY number"),
      try connection.value("SELECT value FROM _tessera WHERE name = 'historyDeleted'").integer ?? 0
    )
  }

  /// From now on nothing is let go that is not deleted.
  package static func noteReading(_ connection: Connection) throws {
    guard try connection.value("SELECT 1 FROM _tessera WHERE name = 'historyIsRead'").isNull else { return }
    try connection.run("INSERT OR REPLACE INTO _tessera VALUES ('historyIsRead', 1)")
  }

  package static func delete(_ numbers: [Int64], _ connection: Connection) throws {
    guard let last = numbers.max() else { return }
    let deleted = try read(connection).deleted
    for number in numbers { try connection.run("DELETE FROM \(name) WHERE number = ?", [.integer(number)]) }
    try note(deleted: max(last, deleted), connection)
  }

  private static func delete(upTo number: Int64, _ connection: Connection) throws {
    try connection.run("DELETE FROM \(name) WHERE number <= ?", [.integer(number)])
    try note(deleted: number, connection)
  }

  private static func note(deleted number: Int64, _ connection: Connection) throws {
    try connection.run("INSERT OR REPLACE INTO _tessera VALUES ('historyDeleted', ?)", [.integer(number)])
  }

  /// Lets all transactions go.
  package static func erase(_ connection: Connection) throws {
    guard let last = try connection.value("SELECT MAX(number) FROM \(name)").integer else { return }
    try delete(upTo: last, connection)
  }
}
