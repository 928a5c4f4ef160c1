import CoreData
import Foundation
import Testing

/// A value that cannot be archived.
private struct Spot: Equatable {
  var x: UInt8
  var y: UInt8
}

private final class SpotTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? {
    (value as? Spot).map { Data([$0.x, $0.y]) }
  }

  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).map { Spot(x: $0[$0.startIndex], y: $0[$0.startIndex + 1]) }
  }
}

/// Makes what no column takes.
private final class TextTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { "text" }
}

struct ValueTransformerTests {
  private func container(transformer: String?, url: URL) throws -> NSPersistentContainer {
    let attribute = NSAttributeDescription()
    attribute.name = "spot"
    attribute.type = .transformable
    attribute.isOptional = true
    attribute.valueTransformerName = transformer
    let entity = NSEntityDescription()
    entity.name = "Pin"
    entity.properties = [attribute]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Pins", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.url = url
    var problem: (any Error)?
    container.loadPersistentStores { _, error in problem = error }
    if let problem { throw problem }
    return container
  }

  private func pin(_ container: NSPersistentContainer, _ value: Any?) throws -> Any? {
    let context = container.newBackgroundContext()
    return try context.performAndWait {
      let pin = NSEntityDescription.insertNewObject(forEntityName: "Pin", into: context)
      pin.setValue(value, forKey: "spot")
      try context.save()
      let other = container.newBackgroundContext()
      return try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Pin")).first?.value(forKey: "spot")
    }
  }

  private let memory = URL(fileURLWithPath: "/dev/null")

  @Test("CD2: A transformable attribute is kept as what its value transformer makes of it")
  func transformed() throws {
    ValueTransformer.setValueTransformer(SpotTransformer(), forName: NSValueTransformerName("PinTransformer"))
    let found = try pin(try container(transformer: "PinTransformer", url: memory), Spot(x: 3, y: 4))
    #expect(found as? Spot == Spot(x: 3, y: 4))
  }

  @Test("CD2: A transformer that makes no data fails the save")
  func noData() throws {
    ValueTransformer.setValueTransformer(TextTransformer(), forName: NSValueTransformerName("NoData"))
    #expect(throws: (any Error).self) { try pin(try container(transformer: "NoData", url: memory), Spot(x: 1, y: 1)) }
  }

  @Test(
    "CD2: Without a transformer of the name, values are archived",
    arguments: [nil, "", "NSSecureUnarchiveFromData", "NoSuch"])
  func archived(name: String?) throws {
    let found = try pin(try container(transformer: name, url: memory), ["a", "b"])
    #expect(found as? [String] == ["a", "b"])
  }
}
