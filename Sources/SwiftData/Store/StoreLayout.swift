import Foundation

/// The tables of a store.
struct StoreLayout: Codable, Equatable, Sendable {
  struct Column: Codable, Equatable, Sendable {
    var name: String
    var kind: ColumnKind
    var isOptional: Bool
    /// Whether the column has the keys of other objects.
    var isReference: Bool
    /// The name in earlier versions.
    var originalName: String?
  }

  struct Table: Codable, Equatable, Sendable {
    var name: String
    var columns: [Column]
    var unique: [[String]]
    var indexed: [[String]]
  }

  /// A table of pairs of keys.
  struct Pairs: Codable, Equatable, Sendable {
    var name: String
    /// The table of the first and of the second key.
    var first: String
    var second: String
  }

  var version: Schema.Version
  var tables: [Table]
  var pairs: [Pairs]
  /// Values of columns that are new, by tables and columns.
  var defaults: [String: [String: StoredValue]] = [:]

  /// What is written into the store: defaults are only for migrations.
  private enum CodingKeys: String, CodingKey {
    case version, tables, pairs
  }

  static func == (left: Self, right: Self) -> Bool {
    left.version == right.version && left.tables == right.tables && left.pairs == right.pairs
  }

  init(of entities: [Entity], version: Schema.Version) {
    self.version = version
    tables = entities.map(Self.table)
    var pairs: [String: Pairs] = [:]
    for entity in entities {
      defaults[entity.name] = Self.defaults(of: entity)
      for relationship in entity.properties.compactMap(\.relationship) {
        guard case .table(let name, true) = relationship.place else { continue }
        pairs[name] = Pairs(name: name, first: entity.name, second: relationship.destinationName)
      }
    }
    self.pairs = pairs.values.sorted { $0.name < $1.name }
  }

  private static func defaults(of entity: Entity) -> [String: StoredValue] {
    var values: [String: StoredValue] = [:]
    for property in entity.properties where property.hasColumn {
      guard let value = property.metadata.defaultValue?(), let codec = property.codec else { continue }
      values[property.name] = try? codec.encode(value)
    }
    return values
  }

  private static func table(_ entity: Entity) -> Table {
    let columns = entity.columns.map { index in
      let property = entity.properties[index]
      return Column(
        name: property.name, kind: property.codec?.kind ?? .integer,
        isOptional: property.codec?.isOptional ?? property.relationship?.isOptional ?? true,
        isReference: property.relationship != nil, originalName: property.originalName)
    }
    // The rows that refer to an object are found by an index.
    let references = columns.filter(\.isReference).map { [$0.name] }
    let names = { (group: [Int]) in group.map { entity.properties[$0].name } }
    return Table(
      name: entity.name, columns: columns, unique: entity.uniqueGroups.map(names),
      indexed: entity.indexGroups.map(names) + references)
  }

  func table(named name: String) -> Table? { tables.first { $0.name == name } }
}

extension StoreLayout.Table {
  var creation: String {
    let columns = columns.map { "\($0.name.quoted) \($0.kind.declaration)" }
    return "CREATE TABLE \(name.quoted) (\((["_key INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")))"
  }

  /// The statements that make the table's indices.
  var indexCreations: [String] {
    let unique = unique.map { (columns: $0, word: "UNIQUE INDEX", prefix: "unique") }
    let others = indexed.map { (columns: $0, word: "INDEX", prefix: "index") }
    return (unique + others).map { index in
      let indexName = "\(index.prefix) \(name) \(index.columns.joined(separator: " "))".quoted
      let list = index.columns.map(\.quoted).joined(separator: ", ")
      return "CREATE \(index.word) IF NOT EXISTS \(indexName) ON \(name.quoted) (\(list))"
    }
  }
}

extension StoreLayout.Pairs {
  var creations: [String] {
    [
      "CREATE TABLE \(name.quoted) (first INTEGER, second INTEGER, PRIMARY KEY (first, second)) WITHOUT ROWID",
      "CREATE INDEX \("second \(name)".quoted) ON \(name.quoted) (second)",
    ]
  }
}

extension String {
  /// A name as SQL writes it.
  var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
