// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import TesseraFoundation

/// What becomes of the objects of an entity in a migration.
public enum NSEntityMappingType: UInt, Sendable {
  /// Nothing is said.
  case undefinedEntityMappingType = 0
  /// A policy of the program decides.
  case customEntityMappingType = 1
  /// The entity is new.
  case addEntityMappingType = 2
  /// The entity is gone.
  case removeEntityMappingType = 3
  /// The entity is the same.
  case copyEntityMappingType = 4
  /// The entity has other properties.
  case transformEntityMappingType = 5
}

/// How the objects of one entity become those of another (CD33).
open class NSEntityMapping: NSObject {
  /// The name, by which a migration finds the mapping.
  open var name: String! = ""
  /// What becomes of the objects.
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  /// The entity of the objects that there are; nil for a new entity.
  open var sourceEntityName: String?
  /// The version of that entity that the mapping was made for; nil for any.
  open var sourceEntityVersionHash: Data?
  /// The entity of the objects that are made; nil for an entity that is gone.
  open var destinationEntityName: String?
  /// The version of that entity that the mapping was made for; nil for any.
  open var destinationEntityVersionHash: Data?
  /// The formulas of attributes.
  open var attributeMappings: [NSPropertyMapping]?
  /// The formulas of relationships, whose values are objects of the destination.
  open var relationshipMappings: [NSPropertyMapping]?
  /// The objects that are mapped, as a formula; nil for all objects of the entity itself. What is no list of objects is none.
  open var sourceExpression: NSExpression?
  /// What a program notes of the mapping.
  open var userInfo: [AnyHashable: Any]?
  /// The name of the class that does the work; nil for `NSEntityMigrationPolicy`.
  open var entityMigrationPolicyClassName: String?

  /// A mapping without entities.
  public override init() {}
}

/// The formula of one property of the objects that a migration makes (CD33).
open class NSPropertyMapping: NSObject {
  /// The name of the property.
  open var name: String?
  /// The value. `$source` is the object that there is, `$destination` the one that is made, `$manager` the migration.
  open var valueExpression: NSExpression?
  /// What a program notes of the mapping.
  open var userInfo: [AnyHashable: Any]?

  /// A mapping without a name.
  public override init() {}
}
