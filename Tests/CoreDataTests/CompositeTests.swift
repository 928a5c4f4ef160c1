import CoreData
import Foundation
import Testing

struct CompositeTests {
  private func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }

  private func address(_ elements: [NSAttributeDescription]) -> NSCompositeAttributeDescription {
    let address = NSCompositeAttributeDescription()
    address.name = "address"
    address.elements = elements
    return address
  }

  private func container(
    _ address: NSCompositeAttributeDescription, _ url: URL = URL(fileURLWithPath: "/dev/null")
  ) throws -> NSPersistentContainer {
    let entity = NSEntityDescription()
    entity.name = "Person"
    entity.properties = [attribute("name", .stringAttributeType), address]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "People", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var problem: (any Error)?
    container.loadPersistentStores { problem = $1 }
    if let problem { throw problem }
    return container
  }

  private var elements: [NSAttributeDescription] {
    let place = address([attribute("north", .doubleAttributeType)])
    place.name = "place"
    return [
      attribute("city", .stringAttributeType), attribute("number", .integer16AttributeType),
      attribute("fee", .decimalAttributeType), attribute("since", .dateAttributeType), place,
    ]
  }

  private func people(_ context: NSManagedObjectContext, _ format: String) throws -> [String] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    request.predicate = NSPredicate(format: format)
    request.sortDescriptors = [NSSortDescriptor(key: "address.city", ascending: false)]
    return try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }
  }

  @Test("CD31: A composite attribute is a dictionary, whose values are read, set, found and sorted by key paths")
  func dictionaries() throws {
    let container = try container(address(elements))
    let context = container.newBackgroundContext()
    let since = Date(timeIntervalSinceReferenceDate: 3)
    for (name, city, number) in [("a", "Bern", 1), ("b", "Zug", 2), ("c", "Aarau", 3)] {
      let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
      person.setValue(name, forKey: "name")
      let values: [String: Any] = [
        "city": city, "number": number, "fee": Decimal(string: "1.5") ?? 0, "since": since, "place": ["north": 46.9],
      ]
      person.setValue(values, forKey: "address")
    }
    try context.save()
    let other = container.newBackgroundContext()
    #expect(try people(other, "address.number >= 1") == ["b", "a", "c"])
    #expect(try people(other, "address.city == 'Bern' AND address.place.north > 46") == ["a"])
    let person = try #require(try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person")).first)
    let values = try #require(person.value(forKey: "address") as? [String: Any])
    #expect(values["city"] as? String == "Bern" && values["number"] as? Int == 1 && values["since"] as? Date == since)
    #expect(values["fee"] as? NSDecimalNumber == NSDecimalNumber(string: "1.5"))
    person.setValue("Chur", forKeyPath: "address.city")
    person.setValue(47, forKeyPath: "address.place.north")
    #expect(person.value(forKeyPath: "address.place.north") as? Double == 47)
    try other.save()
    context.refreshAllObjects()
    #expect(try people(context, "address.city == 'Chur' AND address.number == 1") == ["a"])
  }

  @Test("CD31: What no element has, or cannot have, is refused; what has to be there is asked for by a save")
  func mistakes() throws {
    let needed = attribute("city", .stringAttributeType)
    needed.isOptional = false
    let number = attribute("number", .integer16AttributeType)
    number.defaultValue = 5
    let context = try container(address([needed, number])).newBackgroundContext()
    let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
    #expect((person.value(forKey: "address") as? [String: Any])?["number"] as? Int == 5)
    for wrong: Any in [["street": "a"], ["city": 3], "Bern", [1: "Bern"]] as [Any] {
      person.setValue(wrong, forKey: "address")
      #expect((person.value(forKey: "address") as? [String: Any])?.count == 1)
    }
    person.setValue("a", forKeyPath: "address.street")
    #expect(throws: NSError.self) { try context.save() }
    person.setValue(["city": "Bern", "number": NSNull()], forKey: "address")
    try context.save()
    #expect((person.value(forKey: "address") as? [String: Any])?.keys.sorted() == ["city"])
    person.setValue(nil, forKey: "address")
    try context.save()
    #expect(person.value(forKey: "address") == nil)
  }

  @Test("CD31: Elements come, go and take other names when the store is brought to the model")
  func migration() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Composite \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("people.sqlite")
    let old = try container(address(elements), url).newBackgroundContext()
    let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: old)
    person.setValue(["city": "Bern", "number": 3], forKey: "address")
    try old.save()
    let town = attribute("town", .stringAttributeType)
    town.renamingIdentifier = "city"
    let new = try container(address([town, attribute("code", .stringAttributeType)]), url).newBackgroundContext()
    let found = try #require(try new.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person")).first)
    #expect(found.value(forKey: "address") as? [String: String] == ["town": "Bern"])
  }

  @Test("CD32: Derived and composite attributes are read from models as Xcode writes them")
  func modelFile() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Person">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="plain" optional="YES" attributeType="String" derived="YES" \
      derivationExpression="canonical:(name)"/>
          <attribute name="home" optional="YES" attributeType="Composite" compositeName="Address"/>
        </entity>
        <compositeAttribute name="Address">
          <attribute name="city" optional="YES" attributeType="String"/>
          <attribute name="inner" optional="YES" attributeType="Composite" compositeName="Address"/>
        </compositeAttribute>
      </model>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodel")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    let attributes = try #require(NSManagedObjectModel(contentsOf: folder)?.entities.first?.attributesByName)
    let plain = try #require(attributes["plain"] as? NSDerivedAttributeDescription)
    #expect(plain.derivationExpression?.function == "canonical:" && plain.attributeType == .stringAttributeType)
    let home = try #require(attributes["home"] as? NSCompositeAttributeDescription)
    #expect(home.elements.map(\.name) == ["city", "inner"] && home.type == .composite)
    #expect((home.elements[1] as? NSCompositeAttributeDescription)?.elements.isEmpty == true)
  }
}
