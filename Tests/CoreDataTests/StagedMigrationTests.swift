import CoreData
import Foundation
import Testing

struct StagedMigrationTests {
  /// Notes of a version: the first has a text, the second a title as well, the third has no text, the fourth a date.
  private static func model(_ version: Int) -> NSManagedObjectModel {
    let all: [(String, NSAttributeType, ClosedRange<Int>)] = [
      ("text", .stringAttributeType, 1...2), ("title", .stringAttributeType, 2...4),
      ("date", .dateAttributeType, 4...4),
    ]
    let note = NSEntityDescription()
    note.name = "Note"
    note.properties = all.filter { $0.2.contains(version) }.map { name, type, _ in
      let attribute = NSAttributeDescription()
      attribute.name = name
      attribute.attributeType = type
      return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [note]
    return model
  }

  private static func reference(_ version: Int) -> NSManagedObjectModelReference {
    NSManagedObjectModelReference(model: model(version), versionChecksum: "version \(version)")
  }

  private func container(
    _ version: Int, _ url: URL, _ stages: [NSMigrationStage]? = nil
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: Self.model(version))
    let description = NSPersistentStoreDescription(url: url)
    description.setOption(
      stages.map(NSStagedMigrationManager.init), forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
    container.persistentStoreDescriptions = [description]
    var problem: (any Error)?
    container.loadPersistentStores { problem = $1 }
    if let problem { throw problem }
    return container
  }

  private func titles(
    _ version: Int, _ url: URL, _ stages: [NSMigrationStage]? = nil, key: String = "title"
  ) throws -> [String?] {
    try container(version, url, stages).newBackgroundContext().fetch(
      NSFetchRequest<NSManagedObject>(entityName: "Note")
    )
    .map { $0.value(forKey: key) as? String }
  }

  /// A store of a version with one note.
  private func withStore(_ version: Int, _ use: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Stages \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("notes.sqlite")
    let context = try container(version, url).newBackgroundContext()
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    note.setValue("First", forKey: version < 3 ? "text" : "title")
    try context.save()
    try use(url)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.hasPrefix(".") })
  }

  /// A step from the second version to the third, before which titles are made of texts.
  private func step(_ log: @escaping (String) -> Void, fails: Bool = false) -> NSCustomMigrationStage {
    let stage = NSCustomMigrationStage(migratingFrom: Self.reference(2), to: Self.reference(3))
    stage.label = "titles"
    stage.willMigrateHandler = { manager, stage in
      log("will \(stage.label ?? "")")
      let context = try #require(manager.container?.newBackgroundContext())
      try context.performAndWait {
        for note in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")) {
          note.setValue((note.value(forKey: "text") as? String)?.uppercased(), forKey: "title")
        }
        try context.save()
      }
    }
    stage.didMigrateHandler = { manager, _ in
      let entity = manager.container?.managedObjectModel.entitiesByName["Note"]
      log("did \(entity?.attributesByName.keys.sorted() ?? [])")
      if fails { throw CocoaError(.fileNoSuchFile) }
    }
    return stage
  }

  private func stages(_ step: NSCustomMigrationStage, light: [String]? = nil) -> [NSMigrationStage] {
    [
      NSLightweightMigrationStage(light ?? [1, 2].map { Self.model($0).versionChecksum }), step,
      NSLightweightMigrationStage(["version 3", Self.model(4).versionChecksum]),
    ]
  }

  @Test("CD36: A store goes through the stages that follow its version, with the program's work", arguments: [1, 2, 3])
  func order(version: Int) throws {
    try withStore(version) { url in
      var calls: [String] = []
      let manager = stages(step { calls.append($0) })
      let first = try titles(4, url, manager)
      #expect(first == [version < 3 ? "FIRST" : "First"])
      #expect(calls == (version < 3 ? ["will titles", "did [\"title\"]"] : []))
      let second = try titles(4, url, manager)
      #expect(second.count == 1)
      #expect(calls.count == (version < 3 ? 2 : 0))
    }
  }

  @Test("CD36: A handler that throws leaves the store as it was, and the migration can be taken again")
  func failure() throws {
    try withStore(1) { url in
      #expect(throws: CocoaError.self) { try container(4, url, stages(step({ _ in }, fails: true))) }
      let kept = try titles(1, url, key: "text")
      #expect(kept == ["First"])
      let found = try titles(4, url, stages(step { _ in }))
      #expect(found == ["FIRST"])
    }
  }

  @Test("CD36: A later store than the model is refused, and so is one whose version no stage names")
  func refused() throws {
    try withStore(4) { url in
      #expect { try container(3, url, stages(step { _ in })) } throws: {
        ($0 as NSError).code == NSStagedMigrationBackwardMigrationError
      }
      #expect { try container(1, url, stages(step { _ in })) } throws: {
        ($0 as NSError).code == NSStagedMigrationBackwardMigrationError
      }
      let newest = try titles(4, url)
      #expect(newest == ["First"])
    }
    try withStore(1) { url in
      let light = [Self.model(2).versionChecksum]
      #expect { try container(4, url, stages(step { _ in }, light: light)) } throws: {
        ($0 as NSError).code == NSMigrationMissingSourceModelError
      }
      let nowhere = URL(fileURLWithPath: "/nowhere")
      let missing = NSCustomMigrationStage(
        migratingFrom: NSManagedObjectModelReference(fileURL: nowhere, versionChecksum: "a"), to: Self.reference(3))
      let first = NSLightweightMigrationStage([Self.model(1).versionChecksum])
      #expect(throws: NSError.self) { try container(4, url, [first, missing]) }
      let unchanged = try titles(1, url, key: "text")
      #expect(unchanged == ["First"])
    }
  }

  @Test("CD36: Checksums that Xcode wrote stand for versions that no model is named for")
  func foreignChecksums() throws {
    try withStore(1) { url in
      let light = ["kk8XL4OkE7gYLFHTrH6W+EhTw8w14uq1klkVRPiuiAk=", "version 2"]
      let found = try titles(4, url, stages(step { _ in }, light: light))
      #expect(found == ["FIRST"])
    }
  }

  @Test("CD36: References find versions in the folder of a model")
  func references() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, entity) in [("Notes", "Old"), ("Notes 2", "New")] {
      let version = folder.appendingPathComponent("\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try "<?xml version=\"1.0\"?><model><entity name=\"\(entity)\"/></model>".write(
        to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    }
    let checksums = try NSManagedObjectModel.checksumsForVersionedModel(at: folder)
    let version = folder.appendingPathComponent("Notes 2.xcdatamodel")
    let reference = NSManagedObjectModelReference(fileURL: version, versionChecksum: "two")
    #expect(reference.resolvedModel.entities.map(\.name) == ["New"])
    #expect(checksums.keys.sorted() == ["Notes", "Notes 2"])
    #expect(checksums["Notes 2"] == reference.resolvedModel.versionChecksum)
    #expect(NSManagedObjectModelReference(name: "None", in: nil, versionChecksum: "").resolvedModel.entities.isEmpty)
    #expect(throws: NSError.self) {
      try NSManagedObjectModel.checksumsForVersionedModel(at: URL(fileURLWithPath: "/nowhere"))
    }
  }
}
