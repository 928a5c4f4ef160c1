import Foundation

package struct TableColumn: Codable, Equatable, Sendable {
  package var name: String
  package var kind: ColumnKind
  package var isOptional: Bool
  /// Whether the column has the keys of other objects.
  package var isReference: Bool
  /// The name in earlier versions.
  package var originalName: String?
  /// The classes whose rows have values in the column; nil for all rows of the table.
  package var classes: [String]?

  package init(
    name: String, kind: ColumnKind, isOptional: Bool, isReference: Bool, originalName: String?,
    classes: [String]? = nil
  ) {
    self.classes = classes
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isReference = isReference
    self.originalName = originalName
  }
}

package struct TableDescription: Codable, Equatable, Sendable {
  /// A class whose objects are in the table of a class above it, by its name in the column `_class`.
  package struct Subclass: Codable, Equatable, Sendable {
    package var name: String
    package var superclass: String

    package init(name: String, superclass: String) {
      self.name = name
      self.superclass = superclass
    }
  }

  package var name: String
  package var columns: [TableColumn]
  package var unique: [[String]]
  package var indexed: [[String]]
  /// The classes below the one that the table is named for; nil for none.
  package var subclasses: [Subclass]?
  /// The name in earlier versions.
  package var originalName: String?

  package init(
    name: String, columns: [TableColumn], unique: [[String]], indexed: [[String]], originalName: String? = nil
  ) {
    self.originalName = originalName
    self.name = name
    self.columns = columns
    self.unique = unique
    self.indexed = indexed
  }
}

/// The tables of a store, in a version of the program.
package struct TableLayout<Version: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  package var version: Version
  package var tables: [TableDescription]
  package var pairs: [PairTable]
  /// Values of columns that are new, by tables and columns.
  package var defaults: [String: [String: StoredValue]] = [:]

  /// What is written into the store: defaults are only for migrations.
  private enum CodingKeys: String, CodingKey {
    case version, tables, pairs
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.version == right.version && left.tables == right.tables && left.pairs == right.pairs
  }

  package init(
    version: Version, tables: [TableDescription], pairs: [PairTable], defaults: [String: [String: StoredValue]] = [:]
  ) {
    self.version = version
    self.tables = tables
    self.pairs = pairs
    self.defaults = defaults
  }

  package func table(named name: String) -> TableDescription? { tables.first { $0.name == name } }
}

extension TableDescription {
  package var creation: String {
    let columns = columns.map { "\($0.name.quoted) \($0.kind.declaration)" }
    return "CREATE TABLE \(name.quoted) (\((["_key INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")))"
  }

  /// The statements that make the table's indices.
  package var indexCreations: [String] {
    let unique = unique.map { (columns: $0, word: "UNIQUE INDEX", prefix: "unique") }
    let others = indexed.map { (columns: $0, word: "INDEX", prefix: "index") }
    return (unique + others).map { index in
      let indexName = "\(index.prefix) \(name) \(index.columns.joined(separator: " "))".quoted
      let list = index.columns.map(\.quoted).joined(separator: ", ")
      return "CREATE \(index.word) IF NOT EXISTS \(indexName) ON \(name.quoted) (\(list))"
    }
  }
}
