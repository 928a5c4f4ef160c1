import Foundation
import TesseraStore

/// Takes a migration from one store to another (CD33, CD34).
struct MigrationRun {
  let manager: NSMigrationManager
  let source: URL
  let destination: URL

  func run(
    _ sourceType: String, _ sourceOptions: [AnyHashable: Any]?, _ destinationType: String,
    _ destinationOptions: [AnyHashable: Any]?
  ) throws {
    guard FileManager.default.fileExists(atPath: source.path) else {
      throw CoreDataProblem.error(.migrationManagerSourceStoreError, "There is no store at \(source.path).")
    }
    guard destinationType != NSInMemoryStoreType, destination.path != "/dev/null" else {
      throw CoreDataProblem.error(.migrationManagerDestinationStoreError, "A store in memory is no destination.")
    }
    try FileManager.default.createDirectory(
      at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
    let copy = StoreCopy(beside: destination)
    defer { copy.remove() }
    try fill(copy, sourceType, sourceOptions ?? [:], destinationType, destinationOptions)
    do {
      try copy.takePlace()
    } catch let error as StoreError {
      throw CoreDataProblem.error(.migrationManagerDestinationStoreError, error.description)
    }
  }

  private func fill(
    _ copy: StoreCopy, _ sourceType: String, _ sourceOptions: [AnyHashable: Any], _ destinationType: String,
    _ destinationOptions: [AnyHashable: Any]?
  ) throws {
    let reader = NSPersistentStoreCoordinator(managedObjectModel: manager.sourceModel)
    var options = sourceOptions
    options[NSReadOnlyPersistentStoreOption] = true
    options[NSMigratePersistentStoresAutomaticallyOption] = false
    options[NSPersistentStoreStagedMigrationManagerOptionKey] = nil
    try reader.addPersistentStore(ofType: sourceType, configurationName: nil, at: source, options: options)
    let writer = NSPersistentStoreCoordinator(managedObjectModel: manager.destinationModel)
    try writer.addPersistentStore(
      ofType: destinationType, configurationName: nil, at: copy.url, options: destinationOptions)
    manager.sourceContext.persistentStoreCoordinator = reader
    manager.destinationContext.persistentStoreCoordinator = writer
    defer {
      for store in reader.persistentStores { try? reader.remove(store) }
      for store in writer.persistentStores { try? writer.remove(store) }
    }
    try manager.destinationContext.performAndWait {
      try manager.sourceContext.performAndWait { try map() }
      try manager.destinationContext.save()
    }
  }

  // MARK: Mappings

  private func map() throws {
    let steps = try (manager.mappingModel.entityMappings ?? []).map { (mapping: $0, policy: try policy(of: $0)) }
    manager.migrationProgress = 0
    let part = 1 / Float(max(1, 3 * steps.count))
    func each(_ action: (NSEntityMapping, NSEntityMigrationPolicy) throws -> Void) throws {
      for (mapping, policy) in steps {
        manager.currentEntityMapping = mapping
        try checkCancellation()
        try action(mapping, policy)
        manager.migrationProgress += part
      }
    }
    try each { mapping, policy in
      try policy.begin(mapping, with: manager)
      for object in try sources(of: mapping) {
        try checkCancellation()
        try policy.createDestinationInstances(forSource: object, in: mapping, manager: manager)
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: manager)
    }
    try each { mapping, policy in
      for object in manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: nil) {
        try checkCancellation()
        try policy.createRelationships(forDestination: object, in: mapping, manager: manager)
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: manager)
    }
    try each { mapping, policy in
      try policy.performCustomValidation(forMapping: mapping, manager: manager)
      try policy.end(mapping, manager: manager)
    }
    try checkCancellation()
    manager.migrationProgress = 1
  }

  private func checkCancellation() throws {
    if let error = manager.cancellation { throw error }
  }

  private func sources(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
    guard mapping.mappingType != .removeEntityMappingType, let entity = manager.sourceEntity(for: mapping) else {
      return []
    }
    if let formula = mapping.sourceExpression {
      let variables = NSMutableDictionary()
      variables[NSMigrationManagerKey] = manager
      variables[NSMigrationEntityMappingKey] = mapping
      return (KeyPathValue.elements(formula.expressionValue(with: nil, context: variables)) ?? [])
        .compactMap { $0 as? NSManagedObject }
    }
    let request = NSFetchRequest<NSManagedObject>(entity: entity)
    request.includesSubentities = false
    return try manager.sourceContext.fetch(request)
  }

  /// The policy of a mapping, after a look at whether the mapping is for these models.
  private func policy(of mapping: NSEntityMapping) throws -> NSEntityMigrationPolicy {
    let sides = [
      (mapping.sourceEntityName, mapping.sourceEntityVersionHash, manager.sourceModel),
      (mapping.destinationEntityName, mapping.destinationEntityVersionHash, manager.destinationModel),
    ]
    for case (let name?, let hash, let model) in sides {
      guard let entity = model.entitiesByName[name], hash == nil || hash == entity.versionHash else {
        throw CoreDataProblem.error(
          .migrationError, "The mapping \(mapping.name ?? "") is for another version of \(name).")
      }
    }
    guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty else { return NSEntityMigrationPolicy() }
    guard let type = ManagedClasses.named(name) as? NSEntityMigrationPolicy.Type else {
      throw CoreDataProblem.error(
        .entityMigrationPolicyError, "There is no class \(name) that is an NSEntityMigrationPolicy.")
    }
    return type.init()
  }
}
