import CoreData
import Testing

struct PersistentHistoryTests {
  private func container(keepsHistory: Bool = true) throws -> NSPersistentContainer {
    let model = libraryModel()
    model.entitiesByName["Book"]?.attributesByName["title"]?.preservesValueInHistoryOnDeletion = true
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = try #require(container.persistentStoreDescriptions.first)
    description.url = URL(fileURLWithPath: "/dev/null")
    description.setOption(NSNumber(value: keepsHistory), forKey: NSPersistentHistoryTrackingKey)
    container.loadPersistentStores { #expect($1 == nil) }
    return container
  }

  private func transactions(
    _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext
  ) throws -> [NSPersistentHistoryTransaction] {
    let result = try context.execute(request) as? NSPersistentHistoryResult
    return result?.result as? [NSPersistentHistoryTransaction] ?? []
  }

  @Test("CD27: A save is a transaction with what it inserted, changed and deleted, and who did it")
  func changes() throws {
    let context = try container().newBackgroundContext()
    try context.performAndWait {
      context.name = "importer"
      context.transactionAuthor = "app"
      let book = Book(context: context)
      book.title = "a"
      try context.save()
      context.transactionAuthor = "other"
      book.pages = 3
      try context.save()
      let id = book.objectID
      book.title = "unsaved"
      context.delete(book)
      try context.save()
      let all = try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?), context)
      #expect(all.map(\.author) == ["app", "other", "other"])
      #expect(all.map(\.contextName) == ["importer", "importer", "importer"])
      #expect(all.compactMap(\.changes).flatMap { $0 }.map(\.changeType) == [.insert, .update, .delete])
      #expect(all.compactMap(\.changes).flatMap { $0 }.allSatisfy { $0.changedObjectID == id })
      #expect(all[1].changes?.first?.updatedProperties?.map(\.name) == ["pages"])
      #expect(all[2].changes?.first?.tombstone as? [String: String] == ["title": "a"])
      #expect(all[2].changes?.first?.transaction === all[2])
      let request = NSPersistentHistoryChangeRequest.fetchHistory(after: all[0])
      let condition = try #require(NSPersistentHistoryTransaction.fetchRequest)
      condition.predicate = NSPredicate(format: "author != %@", "app")
      request.fetchRequest = condition
      request.resultType = .count
      #expect((try context.execute(request) as? NSPersistentHistoryResult)?.result as? Int == 2)
      condition.predicate = NSPredicate(format: "author == %@", "app")
      #expect((try context.execute(request) as? NSPersistentHistoryResult)?.result as? Int == 0)
    }
  }

  @Test("CD27: A token may be archived; one from before deleted history has expired")
  func tokens() throws {
    let context = try container().newBackgroundContext()
    try context.performAndWait {
      for title in ["a", "b", "c"] {
        Book(context: context).title = title
        try context.save()
      }
      let all = try transactions(.fetchHistory(after: .distantPast), context)
      #expect(all.count == 3)
      let data = try NSKeyedArchiver.archivedData(withRootObject: all[1].token, requiringSecureCoding: true)
      let token = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data))
      #expect(token == all[1].token)
      #expect(try transactions(.fetchHistory(after: token), context).map(\.transactionNumber) == [3])
      try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[2]))
      #expect(try transactions(.fetchHistory(after: token), context).count == 1)
      #expect(throws: (any Error).self) { try transactions(.fetchHistory(after: all[0].token), context) }
      try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: .distantFuture))
      #expect(try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?), context).isEmpty)
    }
  }

  @Test("CD27: What a transaction did is merged into another context")
  func merging() throws {
    let container = try container()
    let (first, second) = (container.newBackgroundContext(), container.newBackgroundContext())
    try second.performAndWait {
      try first.performAndWait {
        Book(context: first).title = "a"
        try first.save()
      }
      let book = try #require(try second.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
      #expect(book.title == "a")
      try first.performAndWait {
        (first.object(with: book.objectID) as? Book)?.title = "b"
        try first.save()
      }
      #expect(book.title == "a")
      let last = try #require(try transactions(.fetchHistory(after: .distantPast), second).last)
      second.mergeChanges(fromContextDidSave: last.objectIDNotification())
      #expect(book.title == "b")
    }
  }

  @Test("CD27: A store whose description does not ask for it keeps no history")
  func option() throws {
    let context = try container(keepsHistory: false).newBackgroundContext()
    #expect(throws: (any Error).self) { try transactions(.fetchHistory(after: .distantPast), context) }
  }
}
