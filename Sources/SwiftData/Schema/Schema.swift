import Foundation

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
  }

  let members: [SwiftData.Entity]
  private let membersByName: [String: SwiftData.Entity]
  /// The version of the schema.
  public let version: Version

  /// The schema of classes, and of all that they are related to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    members = Entities.closure(of: types)
    membersByName = Dictionary(members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.version = version
  }

  /// The schema of classes, and of all that they are related to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
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
        relationshipNames: member.properties.filter { $0.relationship != nil }.map(\.name))
    }
  }

  /// Entities by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func member(named name: String) -> SwiftData.Entity? { membersByName[name] }

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
