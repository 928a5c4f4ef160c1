import Foundation
import TesseraStore

/// A class of models as the store sees it: its properties in the order of their numbers.
final class Entity: Sendable {
  /// A property with what follows from its metadata and from other entities.
  struct Property: Sendable {
    let index: Int
    let metadata: Schema.PropertyMetadata
    var relationship: Relationship?

    var name: String { metadata.name }

    var codec: AttributeCodec? {
      guard case .attribute(let codec) = metadata.kind else { return nil }
      return codec
    }

    var isEphemeral: Bool { metadata.attribute?.options.contains(.ephemeral) == true }

    var originalName: String? { metadata.attribute?.originalName ?? metadata.relationship?.originalName }

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

  let name: String
  let type: any PersistentModel.Type
  let properties: [Property]
  /// Indices of properties that are unique together.
  let uniqueGroups: [[Int]]
  let indexGroups: [[Int]]
  /// Indices of properties that have a column, in the order of the columns.
  let columns: [Int]
  let relationships: [Int]
  // What each value is read with, apart from all else that is known of its property.
  let codecs: [AttributeCodec?]
  let isRelationship: [Bool]
  let isEphemeral: [Bool]
  /// The tables of pairs that relationships have.
  let tables: [(index: Int, pairs: String, isFirst: Bool)]
  /// The names of all properties, as SQL writes them.
  let quotedNames: [String]
  /// The statement that adds a row.
  let insertion: String
  /// The statement that takes a row away.
  let deletion: String

  init(type: any PersistentModel.Type, properties: [Property], groups: [Schema.PropertyMetadata]) {
    name = Entity.name(of: type)
    self.type = type
    self.properties = properties
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
    isRelationship = properties.map { $0.relationship != nil }
    isEphemeral = properties.map(\.isEphemeral)
    tables = properties.compactMap { property in
      guard case .table(let pairs, let isFirst) = property.relationship?.place else { return nil }
      return (property.index, pairs, isFirst)
    }
    let quotedNames = properties.map(\.name.quoted)
    self.quotedNames = quotedNames
    let names = (["_key"] + columns.map { quotedNames[$0] }).joined(separator: ", ")
    let places = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
    insertion = "INSERT INTO \(name.quoted) (\(names)) VALUES (\(places))"
    deletion = "DELETE FROM \(name.quoted) WHERE _key = ?"
  }

  /// - Throws: `SwiftDataError.loadIssueModelContainer` if an attribute cannot be saved (SD34).
  func checkAttributes() throws {
    for property in properties where property.hasColumn { try property.codec?.check() }
  }

  static func name(of type: any PersistentModel.Type) -> String { String(describing: type) }

  /// The property that a key path names; nil for other paths.
  func property(at path: AnyKeyPath) -> Property? {
    properties.first { ($0.metadata.path as AnyKeyPath) == path }
  }

  func property(named name: String) -> Property? {
    properties.first { $0.name == name }
  }
}
