import CoreData
import Foundation
import SwiftUI
import Testing

struct DerivedTests {
  private static func attribute(
    _ name: String, _ type: NSAttributeType, from formula: String? = nil, isOptional: Bool = true
  ) -> NSAttributeDescription {
    let derived = NSDerivedAttributeDescription()
    derived.derivationExpression = formula.map { NSExpression(format: $0) }
    let attribute = formula == nil ? NSAttributeDescription() : derived
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    return attribute
  }

  /// Shelves with works, which have pages; what is derived is `derived` for shelves, and names of shelves for works.
  private static func model(_ derived: [NSAttributeDescription], hasInverse: Bool = true) -> NSManagedObjectModel {
    let (shelf, work) = (NSEntityDescription(), NSEntityDescription())
    (shelf.name, work.name) = ("Shelf", "Work")
    let works = NSRelationshipDescription()
    works.name = "works"
    works.destinationEntity = work
    let owner = NSRelationshipDescription()
    owner.name = "shelf"
    owner.destinationEntity = shelf
    owner.maxCount = 1
    if hasInverse { (works.inverseRelationship, owner.inverseRelationship) = (owner, works) }
    shelf.properties = [attribute("name", .stringAttributeType), works] + derived
    work.properties = [
      attribute("pages", .integer32AttributeType), attribute("price", .decimalAttributeType), owner,
      attribute("place", .stringAttributeType, from: "uppercase:(shelf.name)"),
    ]
    let model = NSManagedObjectModel()
    model.entities = [shelf, work]
    return model
  }

  private static var formulas: [NSAttributeDescription] {
    [
      attribute("plain", .stringAttributeType, from: "canonical:(name)"),
      attribute("count", .integer64AttributeType, from: "works.@count", isOptional: false),
      attribute("number", .integer64AttributeType, from: "count:(works)"),
      attribute("pages", .integer64AttributeType, from: "works.@sum.pages"),
      attribute("longest", .integer64AttributeType, from: "works.pages.@max"),
      attribute("worth", .decimalAttributeType, from: "works.@sum.price"),
      attribute("moment", .dateAttributeType, from: "now()"),
    ]
  }

  private func container(_ model: NSManagedObjectModel, _ url: URL = URL(fileURLWithPath: "/dev/null")) throws
    -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "Shelves", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var problem: (any Error)?
    container.loadPersistentStores { problem = $1 }
    if let problem { throw problem }
    return container
  }

  private func make(_ name: String, _ values: [String: Any], in context: NSManagedObjectContext) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
    object.setValuesForKeys(values)
    return object
  }

  private func numbers(_ object: NSManagedObject, _ keys: String...) -> [Int?] {
    keys.map { (object.value(forKey: $0) as? NSNumber)?.intValue }
  }

  @Test("CD29: A save works out texts, counts, sums and the date, of objects at the other end as well")
  func values() throws {
    let context = try container(Self.model(Self.formulas)).newBackgroundContext()
    try context.performAndWait {
      let shelf = make("Shelf", ["name": "Éclairs"], in: context)
      let works = [(120, "1.10"), (80, "2.20")].map { pages, price in
        make("Work", ["pages": pages, "price": Decimal(string: price) ?? 0, "shelf": shelf], in: context)
      }
      #expect(shelf.value(forKey: "plain") == nil && shelf.value(forKey: "count") == nil)
      let before = Date()
      try context.save()
      #expect(shelf.value(forKey: "plain") as? String == "eclairs")
      #expect(numbers(shelf, "count", "number", "pages", "longest") == [2, 2, 200, 120])
      #expect(shelf.value(forKey: "worth") as? NSDecimalNumber == NSDecimalNumber(string: "3.3"))
      #expect(works[0].value(forKey: "place") as? String == "ÉCLAIRS")
      let moment = try #require(shelf.value(forKey: "moment") as? Date)
      #expect(moment >= before)
      works[0].setValue(10, forKey: "pages")
      try context.save()
      #expect(numbers(shelf, "count", "pages", "longest") == [2, 90, 80])
      #expect(shelf.value(forKey: "moment") as? Date == moment)
      #expect(!shelf.hasChanges)
      shelf.setValue("Other", forKey: "name")
      try context.save()
      #expect(works[1].value(forKey: "place") as? String == "OTHER")
      context.delete(works[1])
      try context.save()
      #expect(numbers(shelf, "count", "pages") == [1, 10])
      context.delete(works[0])
      try context.save()
      #expect(numbers(shelf, "count", "pages", "longest") == [0, 0, nil])
    }
  }

  @Test("CD29: Values count what other contexts saved, and contexts that merge hear of them", arguments: [true, false])
  func contexts(hasInverse: Bool) throws {
    let container = try container(Self.model(Self.formulas, hasInverse: hasInverse))
    let (first, second) = (container.newBackgroundContext(), container.newBackgroundContext())
    second.automaticallyMergesChangesFromParent = true
    let shelf = make("Shelf", ["name": "a"], in: first)
    let work = make("Work", ["pages": 3, "shelf": shelf], in: first)
    shelf.setValue(NSSet(object: work), forKey: "works")
    try first.save()
    // What is saved is merged in the queue of the other context, which is used from here only when that has ended.
    second.performAndWait {}
    let other = try second.existingObject(with: shelf.objectID)
    #expect(numbers(other, "pages") == [3])
    work.setValue(5, forKey: "pages")
    try first.save()
    second.performAndWait {}
    #expect(numbers(other, "pages") == [5])
    // Neither context knows the work that the other one adds.
    let added = make("Work", ["pages": 10], in: second)
    other.setValue((other.value(forKey: "works") as? NSSet ?? NSSet()).adding(added), forKey: "works")
    try second.save()
    #expect(numbers(other, "count", "pages") == [2, 15])
    work.setValue(7, forKey: "pages")
    try first.save()
    second.performAndWait {}
    #expect(numbers(other, "count", "pages") == [2, 17])
  }

  @Test("CD30: Objects that are older than a formula have its values when the store is opened")
  func older() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Derived \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("shelves.sqlite")
    let old = try container(Self.model([]), url).newBackgroundContext()
    let shelf = make("Shelf", ["name": "Über"], in: old)
    _ = make("Work", ["pages": 4, "shelf": shelf], in: old)
    try old.save()
    func values(_ formula: String) throws -> [Any?] {
      let attributes = [
        Self.attribute("plain", .stringAttributeType, from: formula),
        Self.attribute("count", .integer64AttributeType, from: "works.@count", isOptional: false),
      ]
      let context = try container(Self.model(attributes), url).newBackgroundContext()
      let shelf = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Shelf")).first)
      return [shelf.value(forKey: "plain"), shelf.value(forKey: "count")]
    }
    let first = try values("canonical:(name)")
    #expect(first[0] as? String == "uber" && first[1] as? Int == 1)
    #expect(try values("uppercase:(name)")[0] as? String == "ÜBER")
  }

  @Test("CD29: A formula of what the entity does not keep has no value, and a value that does not fit is none")
  func mistakes() throws {
    let attributes = [
      Self.attribute("wrong", .stringAttributeType, from: "uppercase:(nothing)"),
      Self.attribute("derived", .stringAttributeType, from: "plain"),
      Self.attribute("plain", .stringAttributeType, from: "canonical:(name)"),
      Self.attribute("number", .integer16AttributeType, from: "name"),
    ]
    let context = try container(Self.model(attributes)).newBackgroundContext()
    let shelf = make("Shelf", ["name": "A"], in: context)
    shelf.setValue("mine", forKey: "plain")
    try context.save()
    #expect(shelf.value(forKey: "plain") as? String == "a")
    for key in ["wrong", "derived", "number"] { #expect(shelf.value(forKey: key) == nil) }
  }
}
