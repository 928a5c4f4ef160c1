import Foundation
import TesseraStore

/// A class of models as the store sees it: its properties in the order of their numbers.
final class Entity: Sendable {
  /// A property with what follows from its metadata and from other entities.
  struct Property: Sendable {
    let index: Int
    let metadata: Schema.PropertyMetadata
    /// The name of the class that declares it.
    let className: String
    /// The key path from the class of the entity, which another class may have declared.
    var path: any AnyKeyPath & Sendable
    var pathBox: any Sendable
    /// The name of the column: a class below another one adds its own name (SD36).
    let column: String
    /// What no other property has, but the same property of classes below.
    let number: Int
    var relationship: Relationship?

    var name: String { metadata.name }

    /// The name of the property with that of its class, which tables of pairs have.
    var qualifiedName: String { "\(className).\(name)" }

    var codec: AttributeCodec? {
      guard case .attribute(let codec) = metadata.kind else { return nil }
      return codec
    }

    var isPreserved: Bool { metadata.attribute?.options.contains(.preserveValueOnDeletion) == true }

    var isEphemeral: Bool { metadata.attribute?.options.contains(.ephemeral) == true }

    var originalName: String? { metadata.attribute?.originalName ?? metadata.relationship?.originalName }

    /// The name that the column had in stores of earlier versions.
    var originalColumn: String? {
      originalName.map { column == name ? $0 : "\(column.dropLast(name.count))\($0)" }
    }

    /// The key path from a class, which is that of the entity; nil for another one.
    func path<Model: PersistentModel>(of type: Model.Type) -> (any PartialKeyPath<Model> & Sendable)? {
      (pathBox as? PathBox<Model>)?.path
    }

    /// A value of a column that may be handed on; nil for one that is none of the type.
    func sendableValue(_ stored: StoredValue) -> (any Sendable)? {
      codec?.decode(stored).flatMap { metadata.sendable?($0) }
    }

    /// Whether the row of the object has a column for the property.
    var hasColumn: Bool {
      if let relationship { return relationship.place == .column }
      return codec != nil && !isEphemeral
    }
  }

  /// A relationship with its other side.
  struct Relationship: Sendable {
    enum Place: Hashable, Sendable {
      /// The key of the other object is in the row of this one.
      case column
      /// The keys of the objects of this one are in the rows of those.
      case inverseColumn
      /// Pairs of keys are in a table; whether the owner's is the first one.
      case table(String, isFirst: Bool)
    }

    let destination: any PersistentModel.Type
    let destinationName: String
    let isToMany: Bool
    let isOptional: Bool
    let deleteRule: Schema.Relationship.DeleteRule
    let minimum: Int
    let maximum: Int
    /// The index of the property on the other side that mirrors this one.
    var inverse: Int?
    var place = Place.column
  }

  /// The properties that a class below another one begins with, and where their first values wait.
  struct Level: Sendable {
    let start: Int
    let initialValues: @Sendable (any PersistentModel) -> _ModelStorage?
  }

  let name: String
  let type: any PersistentModel.Type
  /// The names of the class and of those above it, the uppermost first: that one names the table (SD36).
  let lineage: [String]
  let levels: [Level]
  let properties: [Property]
  /// Indices of properties that are unique together.
  let uniqueGroups: [[Int]]
  let indexGroups: [[Int]]
  /// Indices of properties that have a column, in the order of the columns.
  let columns: [Int]
  let relationships: [Int]
  // What each value is read with, apart from all else that is known of its property.
  let codecs: [AttributeCodec?]
  let isDirect: [Bool]
  /// Where the value of each property is in a row that begins with the key; 0 for those without a column.
  let places: [Int]
  /// Attributes whose values are kept when an object is deleted (SD37).
  let preserved: [Int]
  let isRelationship: [Bool]
  let isEphemeral: [Bool]
  /// The tables of pairs that relationships have.
  let tables: [(index: Int, pairs: String, isFirst: Bool)]
  /// The table, as SQL writes it.
  let quotedTable: String
  /// The columns of all properties, as SQL writes them.
  let quotedNames: [String]
  /// The statement that adds a row.
  let insertion: String
  /// The statement that takes a row away.
  let deletion: String

  init(
    type: any PersistentModel.Type, lineage: [String], levels: [Level], properties: [Property],
    groups: [Schema.PropertyMetadata]
  ) {
    name = Entity.name(of: type)
    self.type = type
    self.lineage = lineage
    self.levels = levels
    self.properties = properties
    let table = lineage[0].quoted
    quotedTable = table
    let numbers = Dictionary(properties.map { ($0.name, $0.index) }, uniquingKeysWith: { first, _ in first })
    var unique = properties.filter { $0.metadata.attribute?.options.contains(.unique) == true }.map { [$0.index] }
    var indexed: [[Int]] = []
    for group in groups {
      guard case .group(let names, let isUnique) = group.kind else { continue }
      let members = names.compactMap { numbers[$0] }.filter { properties[$0].hasColumn }
      if isUnique { unique.append(members) } else { indexed.append(members) }
    }
    uniqueGroups = unique
    indexGroups = indexed
    columns = properties.filter(\.hasColumn).map(\.index)
    relationships = properties.filter { $0.relationship != nil }.map(\.index)
    codecs = properties.map(\.codec)
    var places = Array(repeating: 0, count: properties.count)
    for (column, index) in columns.enumerated() { places[index] = column + 1 }
    self.places = places
    preserved = properties.filter { $0.hasColumn && $0.codec != nil && $0.isPreserved }.map(\.index)
    isDirect = properties.map { $0.hasColumn && $0.codec?.isDirect == true }
    isRelationship = properties.map { $0.relationship != nil }
    isEphemeral = properties.map(\.isEphemeral)
    tables = properties.compactMap { property in
      guard case .table(let pairs, let isFirst) = property.relationship?.place else { return nil }
      return (property.index, pairs, isFirst)
    }
    let quotedNames = properties.map(\.column.quoted)
    self.quotedNames = quotedNames
    var columnNames = ["_key"] + columns.map { quotedNames[$0] }
    var marks = Array(repeating: "?", count: columns.count + 1)
    if lineage.count > 1 {
      columnNames.append(Self.classColumn)
      marks.append("'\(name.replacing("'", with: "''"))'")
    }
    insertion =
      "INSERT INTO \(table) (\(columnNames.joined(separator: ", "))) VALUES (\(marks.joined(separator: ", ")))"
    deletion = "DELETE FROM \(table) WHERE _key = ?"
  }

  /// The column that has the name of the class of a row, null for the uppermost one (SD36).
  static let classColumn = "_class"

  /// The name of the uppermost class, which the table has.
  var table: String { lineage[0] }

  var isSubclass: Bool { lineage.count > 1 }

  /// How many properties are those of classes above, where all of these are in the schema.
  var inheritedCount: Int { isSubclass ? levels.last?.start ?? properties.count : 0 }

  /// - Throws: `SwiftDataError.loadIssueModelContainer` if an attribute cannot be saved (SD34).
  func checkAttributes() throws {
    for property in properties where property.hasColumn { try property.codec?.check() }
  }

  static func name(of type: any PersistentModel.Type) -> String { String(describing: type) }

  /// The property that a key path names; nil for other paths.
  func property(at path: AnyKeyPath) -> Property? {
    properties.first { ($0.path as AnyKeyPath) == path }
      // A class above it may be meant.
      ?? (isSubclass ? properties.first { ($0.metadata.path as AnyKeyPath) == path } : nil)
  }

  func property(named name: String) -> Property? {
    properties.first { $0.name == name }
  }
}
