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

  /// A model of works whose pieces are to many with an order, or one.
  private func model(pieces name: String, isMany: Bool, was former: String?, hasInverse: Bool) -> NSManagedObjectModel {
    let (work, part) = (NSEntityDescription(), NSEntityDescription())
    (work.name, part.name) = ("Work", "Part")
    let title = NSAttributeDescription()
    (title.name, title.attributeType) = ("title", .stringAttributeType)
    let pieces = NSRelationshipDescription()
    pieces.name = name
    pieces.destinationEntity = part
    pieces.renamingIdentifier = former
    pieces.maxCount = isMany ? 0 : 1
    pieces.isOrdered = isMany
    work.properties = [pieces]
    part.properties = [title]
    if hasInverse {
      let works = NSRelationshipDescription()
      works.name = "works"
      works.destinationEntity = work
      (pieces.inverseRelationship, works.inverseRelationship) = (works, pieces)
      part.properties.append(works)
    }
    let model = NSManagedObjectModel()
    model.entities = [work, part]
    return model
  }

  private func pieces(_ key: String, in context: NSManagedObjectContext) throws -> [String] {
    try context.performAndWait {
      let work = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Work")).first
      let pieces = work?.value(forKey: key) as? NSOrderedSet
      return pieces?.compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String } ?? []
    }
  }

  @Test("CD4: A relationship to one that is to many has its object, one that has another name its order and an inverse")
  func forms() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Renaming \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("works.sqlite")
    let old = try context(model(pieces: "piece", isMany: false, was: nil, hasInverse: false), url)
    try old.performAndWait {
      let work = NSEntityDescription.insertNewObject(forEntityName: "Work", into: old)
      let part = NSEntityDescription.insertNewObject(forEntityName: "Part", into: old)
      part.setValue("last", forKey: "title")
      work.setValue(part, forKey: "piece")
      try old.save()
    }
    let many = try context(model(pieces: "pieces", isMany: true, was: "piece", hasInverse: false), url)
    #expect(try pieces("pieces", in: many) == ["last"])
    try many.performAndWait {
      let work = try #require(try many.fetch(NSFetchRequest<NSManagedObject>(entityName: "Work")).first)
      let parts = NSMutableOrderedSet(orderedSet: try #require(work.value(forKey: "pieces") as? NSOrderedSet))
      for title in ["third", "second", "first"] {
        let part = NSEntityDescription.insertNewObject(forEntityName: "Part", into: many)
        part.setValue(title, forKey: "title")
        parts.insert(part, at: 0)
      }
      work.setValue(parts, forKey: "pieces")
      try many.save()
    }
    let named = try context(model(pieces: "movements", isMany: true, was: "pieces", hasInverse: true), url)
    #expect(try pieces("movements", in: named) == ["first", "second", "third", "last"])
    try named.performAndWait {
      let parts = try named.fetch(NSFetchRequest<NSManagedObject>(entityName: "Part"))
      #expect(parts.map { ($0.value(forKey: "works") as? NSSet)?.count } == [1, 1, 1, 1])
    }
  }
}
