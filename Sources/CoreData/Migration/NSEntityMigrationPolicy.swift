// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import TesseraCore
import TesseraFoundation

/// Does the work of one entity's mapping in a migration; a program's subclass does some of it otherwise (CD34).
open class NSEntityMigrationPolicy: NSObject {
  /// A policy; a migration makes one for each mapping.
  public required override init() {}

  /// Called first, before any object of the mapping is made.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Makes what becomes of an object, with its attributes, and associates the two.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let entity = manager.destinationEntity(for: mapping) else { return }
    let object = ManagedClasses.type(of: entity).init(entity: entity, insertInto: manager.destinationContext)
    let context = variables(sInstance, object, mapping, manager)
    for property in mapping.attributeMappings ?? [] {
      guard let name = property.name, let formula = property.valueExpression else { continue }
      context[NSMigrationPropertyMappingKey] = property
      object.setValue(formula.expressionValue(with: sInstance, context: context), forKey: name)
    }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: object, for: mapping)
  }

  /// Called when all objects of the mapping are made.
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Gives an object that was made its relationships; the objects of all mappings are there.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first
    let context = variables(source, dInstance, mapping, manager)
    for property in mapping.relationshipMappings ?? [] {
      guard let name = property.name, let formula = property.valueExpression,
        let relationship = dInstance.entity.relationshipsByName[name]
      else { continue }
      context[NSMigrationPropertyMappingKey] = property
      let value = formula.expressionValue(with: source, context: context)
      let objects = (KeyPathValue.elements(value) ?? value.map { [$0] } ?? []).compactMap { $0 as? NSManagedObject }
      dInstance.setValue(relationship.isToMany ? NSOrderedSet(array: objects) : objects.first, forKey: name)
    }
  }

  /// Called when all relationships of the mapping are there.
  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Called when all relationships of all mappings are there: an error ends the migration.
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Called last.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  private func variables(
    _ source: NSManagedObject?, _ destination: NSManagedObject, _ mapping: NSEntityMapping,
    _ manager: NSMigrationManager
  ) -> NSMutableDictionary {
    let context = NSMutableDictionary()
    context[NSMigrationManagerKey] = manager
    context[NSMigrationSourceObjectKey] = source
    context[NSMigrationDestinationObjectKey] = destination
    context[NSMigrationEntityMappingKey] = mapping
    context[NSMigrationEntityPolicyKey] = self
    return context
  }
}

/// The migration, among the variables of formulas.
public let NSMigrationManagerKey = "manager"
/// The object that there is, among the variables of formulas.
public let NSMigrationSourceObjectKey = "source"
/// The object that is made, among the variables of formulas.
public let NSMigrationDestinationObjectKey = "destination"
/// The mapping of the entity, among the variables of formulas.
public let NSMigrationEntityMappingKey = "entityMapping"
/// The mapping of the property, among the variables of formulas.
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// What does the work, among the variables of formulas.
public let NSMigrationEntityPolicyKey = "entityPolicy"
