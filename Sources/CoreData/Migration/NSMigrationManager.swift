import Foundation

/// Makes a store of one model of a store of another one (CD33).
///
/// The new store is made beside its place and takes it in one step when all is done, so that a migration that fails, or a
/// program that is ended while it goes on, leaves what was there. It may take the place of the store that it is made of.
open class NSMigrationManager: NSObject {
  /// The model of the store that there is.
  public let sourceModel: NSManagedObjectModel
  /// The model of the store that is made.
  public let destinationModel: NSManagedObjectModel
  /// The mappings, while a migration goes on.
  open internal(set) var mappingModel: NSMappingModel!
  /// The objects that there are.
  open internal(set) var sourceContext: NSManagedObjectContext
  /// The objects that are made.
  open internal(set) var destinationContext: NSManagedObjectContext
  /// The mapping whose turn it is.
  open internal(set) var currentEntityMapping = NSEntityMapping()
  /// How much is done, from 0 to 1.
  open internal(set) var migrationProgress: Float = 0
  /// What a program notes of the migration.
  open var userInfo: [AnyHashable: Any]?
  /// Whether a store may migrate in its own way. There is one way here.
  open var usesStoreSpecificMigrationManager = true
  var cancellation: (any Error)?
  private var associations: [String: MappedObjects] = [:]

  /// A migration from one model to another.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
    sourceContext = NSManagedObjectContext(.privateQueue)
    destinationContext = NSManagedObjectContext(.privateQueue)
  }

  /// Makes a store of another one.
  ///
  /// - Parameter mappings: nil for those that are inferred.
  /// - Throws: what a policy throws, or an error of the domain `NSCocoaErrorDomain`. The stores are as before then.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    let run = MigrationRun(manager: self, source: sourceURL, destination: dURL)
    mappingModel =
      try mappings
      ?? NSMappingModel.inferredMappingModel(forSourceModel: sourceModel, destinationModel: destinationModel)
    defer { reset() }
    try run.run(sStoreType, sOptions, dStoreType, dOptions)
  }

  /// Makes a store of another one.
  open func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStoreCoordinator.StoreType,
    options sourceOptions: [AnyHashable: Any]? = nil, mapping: NSMappingModel, to destinationURL: URL,
    type destinationType: NSPersistentStoreCoordinator.StoreType, options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceType.name, options: sourceOptions, with: mapping,
      toDestinationURL: destinationURL, destinationType: destinationType.name, destinationOptions: destinationOptions)
  }

  /// Forgets the objects and what belongs together, so that another migration can begin.
  open func reset() {
    associations = [:]
    cancellation = nil
    sourceContext = NSManagedObjectContext(.privateQueue)
    destinationContext = NSManagedObjectContext(.privateQueue)
  }

  /// Ends the migration before the next object, with an error.
  open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

  // MARK: Entities

  /// The entity of the objects that a mapping is of.
  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }

  /// The entity of the objects that a mapping makes.
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  // MARK: Associations

  /// Notes what became of an object.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {
    associations[entityMapping.name, default: MappedObjects()].add(sourceInstance, destinationInstance)
  }

  /// What a mapping made of some objects; of all, for nil.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    associations[mappingName]?.destinations(of: sourceInstances) ?? []
  }

  /// What a mapping made some objects of; all of them, for nil.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    associations[mappingName]?.sources(of: destinationInstances) ?? []
  }

  /// What all mappings made of some objects, in their order.
  func destinationInstances(of sources: [NSManagedObject]) -> [NSManagedObject] {
    sources.flatMap { source in
      (mappingModel?.entityMappings ?? []).flatMap {
        destinationInstances(forEntityMappingName: $0.name, sourceInstances: [source])
      }
    }
  }
}

/// What became of objects by one mapping, in the order in which they were made.
private struct MappedObjects {
  private var pairs: [(source: NSManagedObject, destination: NSManagedObject)] = []
  private var bySource: [ObjectIdentifier: [Int]] = [:]
  private var byDestination: [ObjectIdentifier: [Int]] = [:]

  mutating func add(_ source: NSManagedObject, _ destination: NSManagedObject) {
    bySource[ObjectIdentifier(source), default: []].append(pairs.count)
    byDestination[ObjectIdentifier(destination), default: []].append(pairs.count)
    pairs.append((source, destination))
  }

  func destinations(of sources: [NSManagedObject]?) -> [NSManagedObject] {
    guard let sources else { return pairs.map(\.destination) }
    return sources.flatMap { bySource[ObjectIdentifier($0)] ?? [] }.map { pairs[$0].destination }
  }

  func sources(of destinations: [NSManagedObject]?) -> [NSManagedObject] {
    guard let destinations else { return pairs.map(\.source) }
    return destinations.flatMap { byDestination[ObjectIdentifier($0)] ?? [] }.map { pairs[$0].source }
  }
}
