import CoreData
import Testing

struct ObjectTests {
  @Test("CD6: What is saved is there in another context, with all kinds of values")
  func values() throws {
    let container = try container()
    let context = container.viewContext
    let book = Book(context: context)
    #expect(book.pages == 100 && !book.isRead && book.title == nil)
    #expect(context.hasChanges && book.isInserted)
    let (date, code) = (Date(timeIntervalSinceReferenceDate: 1000), UUID())
    book.title = "Åse"
    book.pages = 7
    book.isRead = true
    book.added = date
    book.price = NSDecimalNumber(string: "12.30")
    book.code = code
    book.link = URL(string: "https://example.com/a")
    book.cover = Data([1, 2])
    book.words = ["a", "b"]
    try context.save()
    #expect(!context.hasChanges && !book.isInserted && !book.objectID.isTemporaryID)
    let other = container.newBackgroundContext()
    let found = try other.fetch(NSFetchRequest<Book>(entityName: "Book"))
    let copy = try #require(found.first)
    #expect(found.count == 1 && copy !== book && copy.objectID == book.objectID)
    #expect(copy.title == "Åse" && copy.pages == 7 && copy.isRead && copy.added == date)
    #expect(copy.price == NSDecimalNumber(string: "12.3") && copy.code == code)
    #expect(copy.link?.path == "/a" && copy.cover == Data([1, 2]) && copy.words == ["a", "b"])
    #expect(copy.value(forKey: "pages") as? Int == 7)
    #expect(copy.value(forKey: "title") as? String == "Åse")
  }

  @Test("CD8: Both sides of a relationship are kept, before and after a save")
  func relationships() throws {
    let container = try container()
    let context = container.viewContext
    let (shelf, book) = (Shelf(context: context), Book(context: context))
    shelf.addToBooks(book)
    #expect(book.shelf === shelf)
    book.shelf = nil
    #expect(shelf.books?.count == 0)
    book.shelf = shelf
    let tag = Tag(context: context)
    tag.name = "old"
    book.tags = [tag]
    #expect(tag.books == [book])
    for title in ["c", "a", "b"] {
      let chapter = Chapter(context: context)
      chapter.title = title
      book.addToChapters(chapter)
    }
    #expect(book.chapters?.array.compactMap { ($0 as? Chapter)?.title } == ["c", "a", "b"])
    try context.save()
    let other = container.newBackgroundContext()
    let copy = try #require(try other.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(copy.shelf?.books?.contains(copy) == true)
    #expect(copy.tags.map(\.name) == ["old"])
    #expect(copy.chapters?.array.compactMap { ($0 as? Chapter)?.title } == ["c", "a", "b"])
    book.tags = []
    try context.save()
    other.refreshAllObjects()
    #expect(copy.tags.isEmpty)
  }

  @Test("CD9: A value that has to be there and a value that is there twice are errors, and nothing is saved")
  func validation() throws {
    let context = try container().viewContext
    let tag = Tag(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    tag.name = "a"
    try context.save()
    Tag(context: context).name = "a"
    let second = #expect(throws: NSError.self) { try context.save() }
    #expect(second?.code == NSManagedObjectConstraintMergeError)
    #expect(context.hasChanges)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
  }

  @Test("CD10: Objects of a relationship that cascades are deleted, others lose the one that is")
  func deletion() throws {
    let container = try container()
    let context = container.viewContext
    let (shelf, book) = (Shelf(context: context), Book(context: context))
    book.shelf = shelf
    let tag = Tag(context: context)
    tag.name = "a"
    book.tags = [tag]
    try context.save()
    context.delete(shelf)
    #expect(book.isDeleted && tag.books?.isEmpty == true)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
    #expect(throws: NSError.self) { try context.existingObject(with: book.objectID) }
  }

  @Test("CD6: Objects hear of being inserted and saved")
  func moments() throws {
    let context = try container().viewContext
    let book = Book(context: context)
    try context.save()
    #expect(book.moments == ["inserted", "will save"])
  }

  @Test("CD4: A store in a file is there for the next container, with columns that are new")
  func file() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
    defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) } }
    let first = try container(url)
    Shelf(context: first.viewContext).name = "a"
    try first.viewContext.save()
    let model = libraryModel()
    let size = NSAttributeDescription()
    size.name = "size"
    size.attributeType = .integer32AttributeType
    size.defaultValue = 5
    model.entitiesByName["Shelf"]?.properties += [size]
    let second = NSPersistentContainer(name: "Library", managedObjectModel: model)
    second.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var problem: (any Error)?
    second.loadPersistentStores { problem = $1 }
    #expect(problem == nil)
    let shelf = try second.viewContext.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first
    #expect(shelf?.name == "a" && shelf?.value(forKey: "size") as? Int == 5)
  }

  @Test("CD13: A save over what another context saved is an error, unless a policy says what wins")
  func conflicts() throws {
    let container = try container()
    let (one, two) = (container.newBackgroundContext(), container.newBackgroundContext())
    let book = Book(context: one)
    book.title = "a"
    try one.save()
    let copy = try #require(try two.existingObject(with: book.objectID) as? Book)
    book.title = "b"
    try one.save()
    copy.title = "c"
    let error = #expect(throws: NSError.self) { try two.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    two.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try two.save()
    #expect(copy.title == "b")
    book.pages = 3
    try one.save()
    copy.title = "d"
    two.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try two.save()
    #expect(copy.title == "d" && copy.pages == 3)
  }

  @Test("CD12: A context below another one saves into it")
  func child() throws {
    let container = try container()
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = container.viewContext
    let shelf = Shelf(context: container.viewContext)
    shelf.name = "a"
    try container.viewContext.save()
    let copy = try #require(child.object(with: shelf.objectID) as? Shelf)
    #expect(copy.name == "a")
    copy.name = "b"
    let book = Book(context: child)
    book.shelf = copy
    #expect(shelf.name == "a")
    try child.save()
    #expect(shelf.name == "b" && shelf.books?.count == 1)
    #expect(container.viewContext.hasChanges)
    try container.viewContext.save()
    #expect(try container.newBackgroundContext().count(for: NSFetchRequest<Book>(entityName: "Book")) == 1)
  }

  @Test("CD14: A context takes over what a background context saves, and keeps its own changes")
  func merging() async throws {
    let container = try container()
    let context = container.newBackgroundContext()
    context.automaticallyMergesChangesFromParent = true
    let book = Book(context: context)
    book.title = "a"
    try await context.perform { try context.save() }
    await context.perform { book.pages = 5 }
    let id = book.objectID
    try await container.performBackgroundTask { other in
      let copy = try other.existingObject(with: id)
      copy.setValue("b", forKey: "title")
      copy.setValue(9, forKey: "pages")
      try other.save()
    }
    let values = await context.perform { (book.title, book.pages) }
    #expect(values == ("b", 5))
  }
}
