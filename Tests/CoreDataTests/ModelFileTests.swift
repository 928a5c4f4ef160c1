import CoreData
import Testing

struct ModelFileTests {
  private static let current = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Article" representedClassName="Article" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="price" attributeType="Decimal" defaultValueString="2"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
        <relationship name="maker" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Maker" \
    inverseName="articles" inverseEntity="Maker"/>
      </entity>
      <entity name="Maker" representedClassName="Maker" syncable="YES">
        <relationship name="articles" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" \
    destinationEntity="Article" inverseName="maker" inverseEntity="Article"/>
      </entity>
      <fetchRequest name="many" entity="Article" predicateString="count &gt; $least AND name != $name" \
    fetchLimit="3"/>
      <fetchRequest name="wrong" entity="Article" predicateString="count &gt;"/>
    </model>
    """
  private static let old = """
    <?xml version="1.0" encoding="UTF-8"?><model><entity name="Old"/></model>
    """

  /// A folder as Xcode writes it, with two versions.
  private func withModel(_ use: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("Shop", Self.old), ("Shop 2", Self.current)] {
      let version = folder.appendingPathComponent("\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try text.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["_XCCurrentVersionName": "Shop 2.xcdatamodel"], format: .xml, options: 0)
    try list.write(to: folder.appendingPathComponent(".xccurrentversion"))
    try use(folder)
  }

  @Test("CD1: the current version of a model as Xcode writes it is read, and what is none is nil")
  func versions() throws {
    try withModel { url in
      let model = try #require(NSManagedObjectModel(contentsOf: url))
      #expect(model.entities.compactMap(\.name).sorted() == ["Article", "Maker"])
      try "no model".write(
        to: url.appendingPathComponent("Shop 2.xcdatamodel/contents"), atomically: true, encoding: .utf8)
      #expect(NSManagedObjectModel(contentsOf: url) == nil)
    }
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere.momd")) == nil)
  }

  @Test("CD26: a model has requests, whose variables get values; a condition that is none is left out")
  func requests() throws {
    try withModel { url in
      let model = try #require(NSManagedObjectModel(contentsOf: url))
      #expect(model.fetchRequestTemplatesByName.keys.sorted() == ["many", "wrong"])
      #expect(model.fetchRequestTemplate(forName: "wrong")?.predicate == nil)
      #expect(model.fetchRequestTemplate(forName: "none") == nil)
      let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
      container.loadPersistentStores { #expect($1 == nil) }
      for (name, count) in [("a", 1), ("b", 5), ("c", 6), ("d", 7), ("e", 8), ("f", 9)] {
        let article = NSEntityDescription.insertNewObject(forEntityName: "Article", into: container.viewContext)
        article.setValue(name, forKey: "name")
        article.setValue(count, forKey: "count")
      }
      try container.viewContext.save()
      let request = try #require(
        model.fetchRequestFromTemplate(withName: "many", substitutionVariables: ["least": 4, "name": "c"]))
      let found = try container.viewContext.fetch(request)
      #expect(found.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String } == ["b", "d", "e"])
      let own = try #require(model.fetchRequestTemplate(forName: "many"))
      own.fetchLimit = 1
      #expect(model.fetchRequestTemplate(forName: "many")?.fetchLimit == 3)
      model.setFetchRequestTemplate(nil, forName: "many")
      #expect(model.fetchRequestTemplate(forName: "many") == nil)
    }
  }

  @Test("CD2: attributes have the types and defaults of the model's editor; another type of value is refused")
  func attributes() throws {
    try withModel { url in
      let model = try #require(NSManagedObjectModel(contentsOf: url))
      let attributes = try #require(model.entitiesByName["Article"]?.attributesByName)
      #expect(attributes["name"]?.attributeType == .stringAttributeType && attributes["name"]?.isOptional == true)
      #expect(attributes["price"]?.attributeType == .decimalAttributeType && attributes["price"]?.isOptional == false)
      #expect(attributes["count"]?.attributeType == .integer16AttributeType)
      let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
      container.loadPersistentStores { #expect($1 == nil) }
      let article = NSEntityDescription.insertNewObject(forEntityName: "Article", into: container.viewContext)
      #expect(article.value(forKey: "count") as? Int == 7)
      article.setValue("many", forKey: "count")
      #expect(article.value(forKey: "count") as? Int == 7)
      article.setValue(9, forKey: "count")
      try container.viewContext.save()
      #expect(article.value(forKey: "count") as? Int == 9)
    }
  }

  @Test("CD3: a relationship to at most one object is to one, others are to many, with an order if the model says so")
  func relationships() throws {
    try withModel { url in
      let model = try #require(NSManagedObjectModel(contentsOf: url))
      let maker = try #require(model.entitiesByName["Article"]?.relationshipsByName["maker"])
      let articles = try #require(model.entitiesByName["Maker"]?.relationshipsByName["articles"])
      #expect(!maker.isToMany && articles.isToMany && articles.isOrdered)
      #expect(articles.deleteRule == .cascadeDeleteRule && maker.deleteRule == .nullifyDeleteRule)
      #expect(maker.inverseRelationship === articles && articles.inverseRelationship === maker)
    }
  }

  @Test("CD11: a value of a constraint that is there already fails to be saved, under every policy")
  func constraints() throws {
    for policy in [NSErrorMergePolicy, NSMergeByPropertyObjectTrumpMergePolicy, NSOverwriteMergePolicy] {
      let context = try container().viewContext
      context.mergePolicy = policy
      Tag(context: context).name = "a"
      try context.save()
      Tag(context: context).name = "a"
      #expect(throws: NSError.self) { try context.save() }
      #expect(context.hasChanges)
    }
  }

  @Test("CD15: a key path stands for the names of the properties that it reads")
  func keyPaths() throws {
    #expect(NSSortDescriptor(keyPath: \Book.pages, ascending: true).key == "pages")
    let context = try container().viewContext
    for (name, pages) in [("b", 1), ("a", 2)] {
      let shelf = Shelf(context: context)
      shelf.name = name
      let book = Book(context: context)
      book.pages = Int16(pages)
      book.shelf = shelf
    }
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.shelf?.name, ascending: true)]
    #expect(try context.fetch(request).map(\.pages) == [2, 1])
  }

  @Test("CD18: a fetch counts changes that are not saved, unless the request says otherwise")
  func pendingChanges() throws {
    let context = try container().viewContext
    let first = Book(context: context)
    try context.save()
    context.delete(first)
    Book(context: context).title = "new"
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try context.fetch(request).map(\.title) == ["new"])
    #expect(try context.count(for: request) == 1)
    request.includesPendingChanges = false
    #expect(try context.fetch(request).map(\.objectID) == [first.objectID])
  }
}
