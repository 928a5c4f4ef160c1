import CoreData
import Synchronization
import SwiftUI
import Testing

struct NoticeTests {
  /// As an app written for Swift 6 has it.
  private struct Persistence {
    static let shared = Persistence()
    let container = NSPersistentContainer(name: "Library", managedObjectModel: libraryModel())
  }

  private func counts(
    _ context: NSManagedObjectContext, _ action: () throws -> Void
  ) rethrows -> [[String: Int]] {
    let told = Mutex<[[String: Int]]>([])
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { note in
      let info = note.userInfo ?? [:]
      var counts: [String: Int] = [:]
      for (key, value) in info { counts["\(key)"] = (value as? Set<NSManagedObject>)?.count ?? 0 }
      told.withLock { $0.append(counts) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try action()
    return told.withLock { $0 }
  }

  @Test("CD25: Changes of a context are told together, at the end of a block, before a save and on request")
  func changes() throws {
    let context = try container().newBackgroundContext()
    var shelf: Shelf?
    defer { withExtendedLifetime(shelf) {} }
    let told = try counts(context) {
      try context.performAndWait {
        let book = Book(context: context)
        book.title = "a"
        shelf = Shelf(context: context)
        context.processPendingChanges()
        context.processPendingChanges()
        book.title = "b"
        book.pages = 3
        try context.save()
        let gone = Book(context: context)
        context.delete(gone)
        context.delete(book)
      }
      context.performAndWait { context.refreshAllObjects() }
      context.performAndWait { context.reset() }
    }
    #expect(
      told == [
        [NSInsertedObjectsKey: 2], [NSUpdatedObjectsKey: 1], [NSDeletedObjectsKey: 1],
        [NSRefreshedObjectsKey: 1], [NSInvalidatedAllObjectsKey: 0],
      ])
  }

  nonisolated private static func change(
    _ id: NSManagedObjectID, in context: NSManagedObjectContext
  ) async throws {
    try await context.perform {
      (context.object(with: id) as? Book)?.pages = 7
      _ = Shelf(context: context)
      try context.save()
    }
  }

  @MainActor
  @Test("CD25: The main context tells at the end of the turn, and what it merges as inserted and refreshed")
  func mainContext() async throws {
    let container = try container()
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let book = Book(context: context)
    try context.save()
    let other = container.newBackgroundContext()
    let told = Mutex<[Set<String>]>([])
    let token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { note in told.withLock { $0.append(Set((note.userInfo ?? [:]).keys.map { "\($0)" })) } }
    defer { NotificationCenter.default.removeObserver(token) }
    book.title = "x"
    #expect(told.withLock { $0 }.isEmpty)
    while told.withLock({ $0 }).isEmpty { await Task.yield() }
    #expect(told.withLock { $0 } == [[NSUpdatedObjectsKey]])
    try context.save()
    let id = book.objectID
    try await Self.change(id, in: other)
    while told.withLock({ $0 }).count < 2 { await Task.yield() }
    #expect(told.withLock { $0 }[1] == [NSInsertedObjectsKey, NSRefreshedObjectsKey])
  }

  @Test("CD6: A container may be a constant of the whole program, and a context may be used by any task")
  func constants() async {
    let container = Persistence.shared.container
    let context = container.newBackgroundContext()
    let name = await Task.detached { context.persistentStoreCoordinator === container.persistentStoreCoordinator }.value
    #expect(name)
  }
}
