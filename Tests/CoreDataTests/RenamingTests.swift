import CoreData
import Testing

struct RenamingTests {
  /// A model of works with parts and friends, by names that may have changed.
  private func model(_ work: String, _ title: String, _ friends: String, isRenamed: Bool) -> NSManagedObjectModel {
    let entity = NSEntityDescription()
    entity.name = work
    entity.renamingIdentifier = isRenamed ? "Work" : nil
    let name = NSAttributeDescription()
    name.name = title
    name.attributeType = .stringAttributeType
    name.renamingIdentifier = isRenamed ? "title" : nil
    let part = NSEntityDescription()
    part.name = "Part"
    let others = NSRelationshipDescription()
    others.name = friends
    others.destinationEntity = part
    others.renamingIdentifier = isRenamed ? "parts" : nil
    let works = NSRelationshipDescription()
    works.name = "works"
    works.destinationEntity = entity
    (others.inverseRelationship, works.inverseRelationship) = (works, others)
    entity.properties = [name, others]
    part.properties = [works]
    let model = NSManagedObjectModel()
    model.entities = [entity, part]
    return model
  }

  private func context(_ model: NSManagedObjectModel, _ url: URL) throws -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Works", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var problem: (any Error)?
    container.loadPersistentStores { problem = $1 }
    if let problem { throw problem }
    return container.newBackgroundContext()
  }

  // The table of pairs has its columns the other way round under one of the names.
  @Test(
    "CD4: Entities, attributes and relationships keep their objects under other names", arguments: ["Opus", "Acts"])
  func renaming(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Renaming \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("works.sqlite")
    let old = try context(model("Work", "title", "parts", isRenamed: false), url)
    try old.performAndWait {
      let work = NSEntityDescription.insertNewObject(forEntityName: "Work", into: old)
      work.setValue("first", forKey: "title")
      let part = NSEntityDescription.insertNewObject(forEntityName: "Part", into: old)
      work.setValue(NSSet(object: part), forKey: "parts")
      try old.save()
    }
    let new = try context(model(name, "name", "pieces", isRenamed: true), url)
    try new.performAndWait {
      let works = try new.fetch(NSFetchRequest<NSManagedObject>(entityName: name))
      #expect(works.map { $0.value(forKey: "name") as? String } == ["first"])
      #expect((works.first?.value(forKey: "pieces") as? NSSet)?.count == 1)
      let parts = try new.fetch(NSFetchRequest<NSManagedObject>(entityName: "Part"))
      #expect((parts.first?.value(forKey: "works") as? NSSet)?.count == 1)
    }
  }
}
