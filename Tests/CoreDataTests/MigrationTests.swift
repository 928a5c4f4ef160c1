import CoreData
import Foundation
import Synchronization
import Testing

/// Notes what is called, and makes one value otherwise.
class PersonPolicy: NSEntityMigrationPolicy {
  static let calls = Mutex<[String: [String]]>([:])

  private func note(_ call: String, _ manager: NSMigrationManager) {
    guard let name = manager.userInfo?["test"] as? String else { return }
    Self.calls.withLock { $0[name, default: []].append(call) }
  }

  override func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {
    note("begin \(manager.currentEntityMapping.name ?? "")", manager)
  }

  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    let name = sInstance.value(forKey: "name") as? String ?? ""
    note("create \(name)", manager)
    let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance])
    made.first?.setValue(name.count, forKey: "length")
    if manager.userInfo?["fails"] as? String == name { throw CocoaError(.fileNoSuchFile) }
    if manager.userInfo?["cancels"] as? String == name { manager.cancelMigrationWithError(CocoaError(.userCancelled)) }
  }

  override func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
    note("end of instances", manager)
  }

  override func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createRelationships(forDestination: dInstance, in: mapping, manager: manager)
    note("relationships \(dInstance.value(forKey: "title") as? String ?? "")", manager)
  }

  override func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
    note("end of relationships", manager)
  }

  override func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
    note("validation", manager)
  }

  override func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws { note("end", manager) }
}

struct MigrationTests {
  /// Persons with friends in an order, and the dogs of one.
  private static func model(
    _ title: String, _ others: [NSAttributeDescription] = [], was former: String? = nil
  ) -> NSManagedObjectModel {
    func relationship(_ name: String, _ entity: NSEntityDescription, isToMany: Bool) -> NSRelationshipDescription {
      let relationship = NSRelationshipDescription()
      relationship.name = name
      relationship.destinationEntity = entity
      relationship.maxCount = isToMany ? 0 : 1
      return relationship
    }
    let (person, dog) = (NSEntityDescription(), NSEntityDescription())
    (person.name, dog.name) = ("Person", "Dog")
    let name = attribute(title, .stringAttributeType)
    name.renamingIdentifier = former
    let friends = relationship("friends", person, isToMany: true)
    friends.isOrdered = true
    let dogs = relationship("dogs", dog, isToMany: true)
    let owner = relationship("owner", person, isToMany: false)
    (dogs.inverseRelationship, owner.inverseRelationship) = (owner, dogs)
    person.properties = [name, friends, dogs] + others
    dog.properties = [attribute("name", .stringAttributeType), owner]
    let model = NSManagedObjectModel()
    model.entities = [person, dog]
    return model
  }

  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }

  private static func new() -> NSManagedObjectModel {
    model("title", [attribute("length", .integer16AttributeType)], was: "name")
  }

  private func context(_ model: NSManagedObjectModel, _ url: URL) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  /// A store of three persons, made in a folder of its own.
  private func withStore(_ use: (URL, NSManagedObjectModel) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Migration \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (url, model) = (folder.appendingPathComponent("people.sqlite"), Self.model("name"))
    try fill(try context(model, url))
    try use(url, model)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.allSatisfy { !$0.hasPrefix(".") })
  }

  private func fill(_ context: NSManagedObjectContext) throws {
    let persons = ["Ann", "Bo", "Cecily"].map { name in
      let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
      person.setValue(name, forKey: "name")
      return person
    }
    persons[0].setValue(NSOrderedSet(array: [persons[2], persons[1]]), forKey: "friends")
    let dog = NSEntityDescription.insertNewObject(forEntityName: "Dog", into: context)
    dog.setValue(persons[1], forKey: "owner")
    try context.save()
  }

  private func persons(_ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))
  }

  private func names(_ model: NSManagedObjectModel, _ url: URL) throws -> [String?] {
    try persons(try context(model, url)).map { $0.value(forKey: "name") as? String }
  }

  private func expectMigrated(_ url: URL, _ model: NSManagedObjectModel, lengths: [Int?]) throws {
    let context = try context(model, url)
    let found = try persons(context)
    #expect(found.map { $0.value(forKey: "title") as? String } == ["Ann", "Bo", "Cecily"])
    #expect(found.map { ($0.value(forKey: "length") as? NSNumber)?.intValue } == lengths)
    let friends = (found[0].value(forKey: "friends") as? NSOrderedSet)?.array as? [NSManagedObject]
    #expect(friends?.map { $0.value(forKey: "title") as? String } == ["Cecily", "Bo"])
    #expect((found[1].value(forKey: "dogs") as? NSSet)?.count == 1)
  }

  @Test("CD33: A store is made of another one by names, renaming identifiers and defaults, with its relationships")
  func inferred() throws {
    try withStore { url, model in
      let new = Self.new()
      let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: model, destinationModel: new)
      #expect(mapping.entityMappings.map(\.mappingType) == [.transformEntityMappingType, .copyEntityMappingType])
      #expect(mapping.entityMappingsByName.keys.sorted() == ["IEM_Copy_Dog", "IEM_Transform_Person"])
      let manager = NSMigrationManager(sourceModel: model, destinationModel: new)
      let destination = url.deletingLastPathComponent().appendingPathComponent("new/people.sqlite")
      try manager.migrateStore(
        from: url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: destination,
        destinationType: NSSQLiteStoreType)
      #expect(manager.migrationProgress == 1)
      try expectMigrated(destination, new, lengths: [nil, nil, nil])
      let first = try names(model, url)
      #expect(first.count == 3)
    }
  }

  @Test("CD33: A way that does not follow from names is an error, and so is a mapping for other versions")
  func noWay() throws {
    let model = Self.model("name")
    let needed = Self.attribute("length", .integer16AttributeType)
    needed.isOptional = false
    for other in [Self.model("name", [needed]), Self.changed()] {
      #expect { try NSMappingModel.inferredMappingModel(forSourceModel: model, destinationModel: other) } throws: {
        ($0 as NSError).code == NSInferredMappingModelError
      }
    }
    try withStore { url, model in
      let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: model, destinationModel: Self.new())
      let manager = NSMigrationManager(sourceModel: model, destinationModel: Self.model("name", [needed]))
      #expect(throws: NSError.self) {
        try manager.migrateStore(from: url, type: .sqlite, mapping: mapping, to: url, type: .sqlite)
      }
      let nowhere = url.deletingLastPathComponent().appendingPathComponent("none.sqlite")
      #expect {
        try manager.migrateStore(from: nowhere, type: .sqlite, mapping: NSMappingModel(), to: url, type: .sqlite)
      } throws: { ($0 as NSError).code == NSMigrationManagerSourceStoreError }
      let second = try names(model, url)
      #expect(second.count == 3)
    }
  }

  private static func changed() -> NSManagedObjectModel {
    let model = model("name")
    model.entitiesByName["Dog"]?.attributesByName["name"]?.attributeType = .dateAttributeType
    return model
  }

  private func run(_ info: [String: String], _ url: URL, _ model: NSManagedObjectModel) throws {
    let new = Self.new()
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: model, destinationModel: new)
    let person = try #require(mapping.entityMappingsByName["IEM_Transform_Person"])
    person.entityMigrationPolicyClassName = info["class"] ?? NSStringFromClass(PersonPolicy.self)
    let manager = NSMigrationManager(sourceModel: model, destinationModel: new)
    manager.userInfo = info
    try manager.migrateStore(from: url, type: .sqlite, mapping: mapping, to: url, type: .sqlite)
    try expectMigrated(url, new, lengths: [3, 2, 6])
  }

  @Test("CD34: A policy of the program is called in order, and the store takes its own place")
  func policy() throws {
    try withStore { url, model in
      try run(["test": "order"], url, model)
      #expect(
        PersonPolicy.calls.withLock { $0["order"] } == [
          "begin IEM_Transform_Person", "create Ann", "create Bo", "create Cecily", "end of instances",
          "relationships Ann", "relationships Bo", "relationships Cecily", "end of relationships", "validation", "end",
        ])
    }
  }

  @Test(
    "CD34: A policy that throws, a migration that is canceled and a class that is none leave the store as it was",
    arguments: [["fails": "Bo"], ["cancels": "Bo"], ["class": "NoSuchPolicy"]])
  func failure(info: [String: String]) throws {
    try withStore { url, model in
      #expect(throws: (any Error).self) { try run(info, url, model) }
      let kept = try names(model, url)
      #expect(kept == ["Ann", "Bo", "Cecily"])
    }
  }

  @Test("CD35: Versions of models have hashes, and the metadata of a store says of which one it is")
  func versions() throws {
    try withStore { url, model in
      #expect(Self.model("name").versionChecksum == model.versionChecksum)
      #expect(Self.new().versionChecksum != model.versionChecksum)
      #expect(Self.new().entityVersionHashesByName["Dog"] == model.entityVersionHashesByName["Dog"])
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
      #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType && metadata[NSStoreUUIDKey] is String)
      #expect(metadata[NSPersistentStoreModelVersionChecksumKey] as? String == model.versionChecksum)
      #expect(model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      #expect(!Self.new().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      let none = url.deletingLastPathComponent().appendingPathComponent("none.sqlite")
      #expect(throws: NSError.self) {
        try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: none)
      }
      #expect(!FileManager.default.fileExists(atPath: none.path))
      let modified = Self.model("name")
      modified.entities[0].versionHashModifier = "2"
      #expect(modified.versionChecksum != model.versionChecksum)
    }
  }
}
