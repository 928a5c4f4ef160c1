import Foundation
import TesseraStore

/// The classes of models of a store, with all that they are related to.
public final class Schema: Sendable {
  /// The number of a version: major, minor, patch.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first part of the number.
    public let major: Int
    /// The second part of the number.
    public let minor: Int
    /// The third part of the number.
    public let patch: Int

    /// A number of three parts.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A class of models, as `Schema.entities` lists it.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
    /// The names of its attributes.
    public let attributeNames: [String]
    /// The names of its relationships.
    public let relationshipNames: [String]
    /// The name of the class of models above it; nil for none (SD36).
    public let superentityName: String?
  }

  let members: [SwiftData.Entity]
  let hasRelationships: Bool
  let hasUniqueValues: Bool
  let hasPairs: Bool
  private let membersByName: [String: SwiftData.Entity]
  private let forms: [String: RowForm]
  /// The statements that take a key out of rows that refer to it, by the name of the class of its object.
  let references: [String: [String]]
  /// The version of the schema.
  public let version: Version

  /// The schema of classes, and of all that they are related to.
  public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.init(members: Entities.closure(of: types), version: version)
  }

  /// The schema of classes, and of all that they are related to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  private init(members: [SwiftData.Entity], version: Version) {
    self.members = members
    hasPairs = members.contains { !$0.tables.isEmpty }
    hasUniqueValues = members.contains { !$0.uniqueGroups.isEmpty }
    hasRelationships = members.contains { !$0.relationships.isEmpty }
    membersByName = Dictionary(members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    references = Self.references(members)
    forms = membersByName.mapValues { RowForm(of: $0, among: members) }
    self.version = version
  }

  /// The schema with the number of the version that a plan gives to its classes.
  func numbered(by plan: any SchemaMigrationPlan.Type) -> Schema {
    let types = Set(members.map { ObjectIdentifier($0.type) })
    let version = plan.schemas.last { version in
      types.isSubset(of: Entities.closure(of: version.models).map { ObjectIdentifier($0.type) })
    }
    return version.map { Schema(members: members, version: $0.versionIdentifier) } ?? self
  }

  /// Where rows of other tables refer to rows of each, without a property that mirrors it, as statements.
  private static func references(_ members: [SwiftData.Entity]) -> [String: [String]] {
    var statements: [String: [String]] = [:]
    for entity in members {
      // What is inherited is that of another one.
      for property in entity.properties.dropFirst(entity.inheritedCount) {
        guard let relationship = property.relationship, relationship.inverse == nil else { continue }
        switch relationship.place {
        case .column:
          let column = property.column.quoted
          statements[relationship.destinationName, default: []].append(
            "UPDATE \(entity.quotedTable) SET \(column) = NULL WHERE \(column) = ?")
        case .table(let pairs, let isFirst):
          statements[relationship.destinationName, default: []].append(
            "DELETE FROM \(pairs.quoted) WHERE \(isFirst ? "second" : "first") = ?")
        case .inverseColumn: break
        }
      }
    }
    return statements
  }

  /// The schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// What the classes are called, and what they have.
  public var entities: [Entity] {
    members.map { member in
      Entity(
        name: member.name,
        attributeNames: member.properties.filter { $0.relationship == nil }.map(\.name),
        relationshipNames: member.properties.filter { $0.relationship != nil }.map(\.name),
        superentityName: member.lineage.dropLast().last)
    }
  }

  /// Entities by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func member(named name: String) -> SwiftData.Entity? { membersByName[name] }

  /// How the rows of a class are read.
  func form(of entity: SwiftData.Entity) -> RowForm {
    forms[entity.name] ?? RowForm(of: entity, among: [entity])
  }

  func contains(_ type: any PersistentModel.Type) -> Bool {
    membersByName[SwiftData.Entity.name(of: type)]?.type == type
  }

  /// How the store of the schema is laid out.
  var layout: StoreLayout { StoreLayout(of: members, version: version) }
}

/// A version of the classes of models of a program.
public protocol VersionedSchema: SendableMetatype {
  /// The classes of the version.
  static var models: [any PersistentModel.Type] { get }
  /// Its number.
  static var versionIdentifier: Schema.Version { get }
}
