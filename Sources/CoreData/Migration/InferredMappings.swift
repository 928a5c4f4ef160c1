import Foundation
import TesseraFoundation
import TesseraValues

/// Finds out how the entities of one model become those of another (CD33).
struct InferredMappings {
  let source: NSManagedObjectModel
  let destination: NSManagedObjectModel

  func mappings() throws -> [NSEntityMapping] {
    var mappings: [NSEntityMapping] = []
    var used: Set<String> = []
    for entity in destination.entities where !entity.isAbstract {
      let former = former(of: entity)
      if let name = former?.name { used.insert(name) }
      mappings.append(try mapping(from: former, to: entity))
    }
    for entity in source.entities where !entity.isAbstract && !used.contains(entity.name ?? "") {
      let mapping = NSEntityMapping()
      mapping.name = "IEM_Remove_\(entity.name ?? "")"
      mapping.mappingType = .removeEntityMappingType
      mapping.sourceEntityName = entity.name
      mapping.sourceEntityVersionHash = entity.versionHash
      mappings.append(mapping)
    }
    return mappings
  }

  private func former(of entity: NSEntityDescription) -> NSEntityDescription? {
    let entities = source.entitiesByName
    return entity.renamingIdentifier.flatMap { identifier in
      entities[identifier] ?? source.entities.first { $0.renamingIdentifier == identifier }
    } ?? entity.name.flatMap { entities[$0] }
  }

  private func former(
    of property: NSPropertyDescription, in entity: NSEntityDescription
  ) -> NSPropertyDescription? {
    let properties = entity.propertiesByName
    return property.renamingIdentifier.flatMap { identifier in
      properties[identifier] ?? properties.values.first { $0.renamingIdentifier == identifier }
    } ?? properties[property.name]
  }

  private func mapping(
    from former: NSEntityDescription?, to entity: NSEntityDescription
  ) throws -> NSEntityMapping {
    let mapping = NSEntityMapping()
    let isSame = former?.versionHash == entity.versionHash
    mapping.mappingType =
      former == nil ? .addEntityMappingType : isSame ? .copyEntityMappingType : .transformEntityMappingType
    let word = former == nil ? "Add" : isSame ? "Copy" : "Transform"
    mapping.name = "IEM_\(word)_\(entity.name ?? "")"
    mapping.sourceEntityName = former?.name
    mapping.sourceEntityVersionHash = former?.versionHash
    mapping.destinationEntityName = entity.name
    mapping.destinationEntityVersionHash = entity.versionHash
    guard let former else { return mapping }
    let properties = entity.propertiesByName.values.filter { !$0.isTransient }.sorted { $0.name < $1.name }
    mapping.attributeMappings = try properties.compactMap { property in
      guard let attribute = property as? NSAttributeDescription, !(attribute is NSDerivedAttributeDescription) else {
        return nil
      }
      return try self.mapping(of: attribute, in: former, entity)
    }
    mapping.relationshipMappings = properties.compactMap { property in
      (property as? NSRelationshipDescription).flatMap { self.mapping(of: $0, in: former) }
    }
    return mapping
  }

  /// Nil where the default is the value.
  private func mapping(
    of attribute: NSAttributeDescription, in former: NSEntityDescription, _ entity: NSEntityDescription
  ) throws -> NSPropertyMapping? {
    let name = "\(entity.name ?? "").\(attribute.name)"
    guard let old = self.former(of: attribute, in: former) as? NSAttributeDescription, !old.isTransient else {
      guard attribute.isOptional || attribute.defaultValue != nil else {
        throw CoreDataProblem.error(.inferredMappingModelError, "\(name) is new, is not optional and has no default.")
      }
      return nil
    }
    guard old.attributeType == attribute.attributeType else {
      throw CoreDataProblem.error(.inferredMappingModelError, "\(name) has values of another type in the store.")
    }
    let mapping = NSPropertyMapping()
    mapping.name = attribute.name
    mapping.valueExpression = NSExpression(forVariable: "source.\(old.name)")
    return mapping
  }

  private func mapping(
    of relationship: NSRelationshipDescription, in former: NSEntityDescription
  ) -> NSPropertyMapping? {
    guard let old = self.former(of: relationship, in: former) as? NSRelationshipDescription,
      let destination = relationship.destinationEntity
    else { return nil }
    let mapping = NSPropertyMapping()
    mapping.name = relationship.name
    let name = old.name
    mapping.valueExpression = NSExpression(
      block: { _, _, context in
        guard let manager = context?[NSMigrationManagerKey] as? NSMigrationManager,
          let source = context?[NSMigrationSourceObjectKey] as? NSManagedObject
        else { return nil }
        let value = source.value(forKey: name)
        let related = KeyPathValue.elements(value) ?? value.map { [$0] } ?? []
        return manager.destinationInstances(of: related.compactMap { $0 as? NSManagedObject })
          .filter { $0.entity.isKindOf(entity: destination) }
      }, arguments: nil)
    return mapping
  }
}
