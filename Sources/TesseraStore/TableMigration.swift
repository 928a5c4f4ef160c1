import Foundation

/// Why the tables of a store cannot become those of a program.
package struct MigrationProblem: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Brings the tables of a store to those of a schema.
///
/// Columns and tables come and go, and take other names where a property says what it was called. What cannot be brought
/// over without a decision, such as a value that has to be there and has no default, is an error, and the store stays
/// as it was.
package struct TableMigration<Version: Codable & Equatable & Sendable> {
  let connection: Connection
  package let wanted: TableLayout<Version>
  /// The version of how tables are written.
  let format: Int64
  /// Statements that follow in the same transaction, with one row of values each.
  package var completion: [(sql: String, values: [StoredValue])] = []

  package init(connection: Connection, wanted: TableLayout<Version>, format: Int64) {
    self.connection = connection
    self.wanted = wanted
    self.format = format
  }

  package func run() throws {
    let former = try presentLayout()
    guard former != wanted else { return }
    try connection.transaction {
      if let former {
        try migrate(from: former)
        for statement in completion { try connection.run(statement.sql, statement.values) }
      } else {
        try create()
      }
      try connection.run("INSERT OR REPLACE INTO _tessera VALUES ('layout', ?)", [.data(JSONEncoder().encode(wanted))])
    }
  }

  package func presentLayout() throws -> TableLayout<Version>? {
    let present = try connection.value("PRAGMA user_version").integer ?? 0
    guard present <= format else {
      throw MigrationProblem(
        "the store was written by a later version: its format is \(present), and \(format) is known")
    }
    guard !(try connection.value("SELECT 1 FROM sqlite_master WHERE name = '_tessera'")).isNull,
      case .data(let data) = try connection.value("SELECT value FROM _tessera WHERE name = 'layout'")
    else { return nil }
    return try JSONDecoder().decode(TableLayout<Version>.self, from: data)
  }

  private func create() throws {
    try connection.run("CREATE TABLE IF NOT EXISTS _tessera (name TEXT PRIMARY KEY, value)")
    try connection.run("INSERT INTO _tessera VALUES ('identifier', ?)", [.text(UUID().uuidString)])
    try connection.run("PRAGMA user_version = \(format)")
    for table in wanted.tables { try create(table) }
    for pairs in wanted.pairs { for statement in pairs.creations { try connection.run(statement) } }
  }

  private func create(_ table: TableDescription) throws {
    try connection.run(table.creation)
    for statement in table.indexCreations { try connection.run(statement) }
  }

  private func migrate(from present: TableLayout<Version>) throws {
    try PairMigration(connection: connection, present: present, wanted: wanted).run()
    var renamed: Set<String> = []
    for table in wanted.tables {
      if let old = present.table(named: table.name) ?? former(table, in: present) {
        renamed.insert(old.name)
        if old != table { try change(old, to: table) }
      } else {
        try create(table)
      }
    }
    for table in present.tables where wanted.table(named: table.name) == nil && !renamed.contains(table.name) {
      try moveRows(of: table)
      try connection.run("DROP TABLE \(table.name.quoted)")
    }
  }

  /// The table that had another name, which no other one has now.
  private func former(_ table: TableDescription, in present: TableLayout<Version>) -> TableDescription? {
    guard let name = table.originalName, wanted.table(named: name) == nil else { return nil }
    return present.table(named: name)
  }

  /// Fills a new table of the old one's rows, which keep their keys.
  private func change(_ old: TableDescription, to new: TableDescription) throws {
    let former = "former \(new.name)"
    try removeRowsOfClasses(gone: old, new)
    try connection.run("ALTER TABLE \(old.name.quoted) RENAME TO \(former.quoted)")
    for index in try connection.rows(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL", [.text(former)])
    {
      if case .text(let name) = index[0] { try connection.run("DROP INDEX \(name.quoted)") }
    }
    try connection.run(new.creation)
    var sources = ["_key"]
    var defaults: [StoredValue] = []
    for column in new.columns {
      guard let source = try source(of: column, in: old) else {
        defaults.append(try value(of: column, of: new.name, rows: rows(of: column, in: former, old)))
        sources.append("?\(defaults.count)")
        continue
      }
      if source.isOptional, !column.isOptional, try hasNull(source, in: rows(of: column, in: former, old)) {
        defaults.append(try value(of: column, of: new.name, rows: rows(of: column, in: former, old)))
        sources.append("IFNULL(\(source.name.quoted), ?\(defaults.count))")
      } else {
        sources.append(source.name.quoted)
      }
    }
    let names = (["_key"] + new.columns.map(\.name.quoted)).joined(separator: ", ")
    try connection.run(
      "INSERT INTO \(new.name.quoted) (\(names)) SELECT \(sources.joined(separator: ", ")) FROM \(former.quoted)",
      defaults)
    try connection.run("DROP TABLE \(former.quoted)")
    for statement in new.indexCreations { try connection.run(statement) }
  }

  /// A class that is below another one now brings its rows into the table of that one.
  private func moveRows(of old: TableDescription) throws {
    guard let table = wanted.tables.first(where: { $0.subclasses?.contains { $0.name == old.name } == true }) else {
      return
    }
    var names = ["_key", "_class"]
    var sources = ["_key", "?1"]
    var values: [StoredValue] = [.text(old.name)]
    for column in table.columns where column.classes?.contains(old.name) ?? (column.name != "_class") {
      names.append(column.name.quoted)
      // The columns of a class below another one have its name in front.
      let plain = column.name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? column.name
      let source = old.columns.first { [column.name, plain].contains($0.name) && $0.kind == column.kind }
      if let source {
        sources.append(source.name.quoted)
      } else {
        values.append(try value(of: column, of: table.name, rows: "\(old.name.quoted)"))
        sources.append("?\(values.count)")
      }
    }
    try connection.run(
      "INSERT INTO \(table.name.quoted) (\(names.joined(separator: ", "))) "
        + "SELECT \(sources.joined(separator: ", ")) FROM \(old.name.quoted)", values)
  }

  private func source(of column: TableColumn, in old: TableDescription) throws -> TableColumn? {
    let source =
      old.columns.first { $0.name == column.name } ?? old.columns.first { $0.name == column.originalName }
    guard let source else { return nil }
    guard source.isReference == column.isReference, source.kind == column.kind else {
      throw MigrationProblem(
        "\(old.name).\(column.name) has values of another type in the store")
    }
    return source
  }

  /// What was of a class that is not there any more goes.
  private func removeRowsOfClasses(gone old: TableDescription, _ new: TableDescription) throws {
    let names = Set(new.subclasses?.map(\.name) ?? [])
    for subclass in old.subclasses ?? [] where !names.contains(subclass.name) {
      try connection.run("DELETE FROM \(old.name.quoted) WHERE _class = ?", [.text(subclass.name)])
    }
  }

  /// The rows that have a value in a column, as what follows FROM.
  private func rows(of column: TableColumn, in former: String, _ old: TableDescription) -> String {
    guard let classes = column.classes else { return former.quoted }
    // A table without classes below its own has no rows of these.
    guard old.subclasses != nil else { return "(SELECT 1 WHERE 0)" }
    let names = classes.map { "'\($0.replacing("'", with: "''"))'" }.joined(separator: ", ")
    return "(SELECT * FROM \(former.quoted) WHERE _class IN (\(names)))"
  }

  private func hasNull(_ column: TableColumn, in rows: String) throws -> Bool {
    !(try connection.value("SELECT 1 FROM \(rows) WHERE \(column.name.quoted) IS NULL LIMIT 1")).isNull
  }

  /// The value of a column in the rows that were there before it.
  private func value(of column: TableColumn, of table: String, rows: String) throws -> StoredValue {
    if let value = wanted.defaults[table]?[column.name] { return value }
    guard !column.isOptional else { return .null }
    let hasRows = !(try connection.value("SELECT 1 FROM \(rows) LIMIT 1")).isNull
    guard !hasRows else {
      throw MigrationProblem(
        "\(table).\(column.name) is new, is not optional and has no default, so that objects that exist have no value")
    }
    return .null
  }
}
