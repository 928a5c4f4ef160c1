import Foundation

/// Brings the tables of a store to those of a schema (SD30).
///
/// Columns and tables come and go, and take other names where a property says what it was called. What cannot be brought
/// over without a decision, such as a value that has to be there and has no default, is an error, and the store stays
/// as it was.
struct StoreMigration {
  let connection: Connection
  let wanted: StoreLayout

  func run() throws {
    let present = try presentLayout()
    guard present != wanted else { return }
    try connection.transaction {
      if let present {
        try migrate(from: present)
      } else {
        try create()
      }
      try connection.run("INSERT OR REPLACE INTO _tessera VALUES ('layout', ?)", [.data(JSONEncoder().encode(wanted))])
    }
  }

  /// Refuses what a later version of the program, or of SwiftData, has written (SD11).
  func checkVersion() throws {
    guard let present = try presentLayout(), present.version > wanted.version else { return }
    throw SwiftDataError.loadIssueModelContainer.explained(
      "the store is of version \(present.version), and the program has version \(wanted.version) of its classes")
  }

  func presentLayout() throws -> StoreLayout? {
    let format = try connection.value("PRAGMA user_version").integer ?? 0
    guard format <= Store.format else {
      throw SwiftDataError.loadIssueModelContainer.explained(
        "the store was written by a later version: its format is \(format), and \(Store.format) is known")
    }
    guard !(try connection.value("SELECT 1 FROM sqlite_master WHERE name = '_tessera'")).isNull,
      case .data(let data) = try connection.value("SELECT value FROM _tessera WHERE name = 'layout'")
    else { return nil }
    return try JSONDecoder().decode(StoreLayout.self, from: data)
  }

  private func create() throws {
    try connection.run("CREATE TABLE IF NOT EXISTS _tessera (name TEXT PRIMARY KEY, value)")
    try connection.run("INSERT INTO _tessera VALUES ('identifier', ?)", [.text(UUID().uuidString)])
    try connection.run("PRAGMA user_version = \(Store.format)")
    for table in wanted.tables { try create(table) }
    for pairs in wanted.pairs { for statement in pairs.creations { try connection.run(statement) } }
  }

  private func create(_ table: StoreLayout.Table) throws {
    try connection.run(table.creation)
    for statement in table.indexCreations { try connection.run(statement) }
  }

  private func migrate(from present: StoreLayout) throws {
    for table in present.tables where wanted.table(named: table.name) == nil {
      try connection.run("DROP TABLE \(table.name.quoted)")
    }
    for table in wanted.tables {
      if let old = present.table(named: table.name) {
        if old != table { try change(old, to: table) }
      } else {
        try create(table)
      }
    }
    for pairs in present.pairs where !wanted.pairs.contains(where: { $0.name == pairs.name }) {
      try connection.run("DROP TABLE \(pairs.name.quoted)")
    }
    for pairs in wanted.pairs where !present.pairs.contains(where: { $0.name == pairs.name }) {
      for statement in pairs.creations { try connection.run(statement) }
    }
  }

  /// Fills a new table of the old one's rows, which keep their keys.
  private func change(_ old: StoreLayout.Table, to new: StoreLayout.Table) throws {
    let former = "former \(new.name)"
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
        defaults.append(try value(of: column, of: new.name))
        sources.append("?\(defaults.count)")
        continue
      }
      if source.isOptional, !column.isOptional, try hasNull(source, in: former) {
        defaults.append(try value(of: column, of: new.name))
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

  private func source(of column: StoreLayout.Column, in old: StoreLayout.Table) throws -> StoreLayout.Column? {
    let source =
      old.columns.first { $0.name == column.name } ?? old.columns.first { $0.name == column.originalName }
    guard let source else { return nil }
    guard source.isReference == column.isReference, source.kind == column.kind else {
      throw SwiftDataError.loadIssueModelContainer.explained(
        "\(old.name).\(column.name) has values of another type in the store")
    }
    return source
  }

  private func hasNull(_ column: StoreLayout.Column, in table: String) throws -> Bool {
    !(try connection.value("SELECT 1 FROM \(table.quoted) WHERE \(column.name.quoted) IS NULL LIMIT 1")).isNull
  }

  /// The value of a column in the rows that were there before it.
  private func value(of column: StoreLayout.Column, of table: String) throws -> StoredValue {
    if let value = wanted.defaults[table]?[column.name] { return value }
    guard !column.isOptional else { return .null }
    let hasRows = !(try connection.value("SELECT 1 FROM \("former \(table)".quoted) LIMIT 1")).isNull
    guard !hasRows else {
      throw SwiftDataError.loadIssueModelContainer.explained(
        "\(table).\(column.name) is new, is not optional and has no default, so that objects that exist have no value")
    }
    return .null
  }
}
