import CoreData
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Notes what a controller tells, as text.
private final class Notes: NSFetchedResultsControllerDelegate {
  var lines: [String] = []
  var last: NSFetchedResultsController<any NSFetchRequestResult>?

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    lines.append("will")
    last = controller
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    lines.append("did")
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
    lines.append("\(type) \((anObject as? Book)?.title ?? "?") \(text(indexPath)) \(text(newIndexPath))")
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
  }
}

/// A view model as apps write it.
private final class BookModel: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
  @Published var titles: [String] = []
  let controller: NSFetchedResultsController<Book>

  init(_ context: NSManagedObjectContext) {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    super.init()
    controller.delegate = self
    try? controller.performFetch()
    titles = controller.fetchedObjects?.compactMap(\.title) ?? []
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    titles = (controller.fetchedObjects as? [Book])?.compactMap(\.title) ?? ["none"]
  }
}

@MainActor
struct FetchedResultsTests {
  @discardableResult
  private func book(_ title: String, _ pages: Int16, in context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
  }

  private func controller(
    _ context: NSManagedObjectContext, by path: String? = nil
  ) -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Book.pages, ascending: true), NSSortDescriptor(keyPath: \Book.title, ascending: true),
    ]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: path, cacheName: nil)
  }

  @Test("CD22: A controller has the objects of its request in sections of equal values")
  func sections() throws {
    let context = try container().viewContext
    for (title, pages) in [("c", 10), ("a", 10), ("b", 20)] { book(title, Int16(pages), in: context) }
    let controller = controller(context, by: "pages")
    #expect(controller.fetchedObjects == nil && controller.sections == nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.compactMap(\.title) == ["a", "c", "b"])
    #expect(controller.sections?.map(\.name) == ["10", "20"])
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(controller.sectionIndexTitles == ["1", "2"])
    let last = controller.object(at: IndexPath(indexes: [1, 0]))
    #expect(last.title == "b" && controller.indexPath(forObject: last) == IndexPath(indexes: [1, 0]))
    #expect(controller.indexPath(forObject: Book()) == nil)
  }

  @Test("CD22: Without a delegate, a controller has what it found until it is told to look again")
  func unfollowed() throws {
    let context = try container().viewContext
    let controller = controller(context)
    try controller.performFetch()
    book("a", 1, in: context)
    try context.save()
    #expect(controller.fetchedObjects?.isEmpty == true)
    controller.fetchRequest.predicate = NSPredicate(format: "pages > 1")
    book("b", 2, in: context)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.compactMap(\.title) == ["b"])
  }

  @Test("CD23: A delegate hears of what came, went, moved and changed, with places before and after")
  func changes() throws {
    let context = try container().viewContext
    let (first, second) = (book("a", 10, in: context), book("b", 20, in: context))
    let (notes, controller) = (Notes(), controller(context, by: "pages"))
    controller.delegate = notes
    try controller.performFetch()
    try context.save()
    #expect(notes.take().isEmpty)
    book("c", 20, in: context)
    try context.save()
    #expect(notes.take() == ["will", "insert c - 1.1", "did"])
    first.title = "A"
    try context.save()
    #expect(notes.take() == ["will", "update A 0.0 0.0", "did"])
    first.pages = 20
    try context.save()
    #expect(notes.take() == ["will", "delete section 10 0", "move A 0.0 0.0", "did"])
    context.delete(second)
    try context.save()
    #expect(notes.take() == ["will", "delete b 0.1 -", "did"])
    #expect(controller.fetchedObjects?.compactMap(\.title) == ["A", "c"])
    #expect(notes.last == controller && notes.last?.sections?.count == 1)
  }

  @Test("CD23: Changes of one event are told together at its end, and those of other contexts when they are merged")
  func events() async throws {
    let container = try container()
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let model = BookModel(context)
    let screen = Screen { ModelView(model: model) }
    #expect(screen.visibleText == ["Add", "Books: "])
    screen["Add"].tap()
    await screen.settle()
    #expect(screen["Books: x, y"].exists)
    try context.save()
    let other = container.newBackgroundContext()
    try other.performAndWait {
      for book in try other.fetch(NSFetchRequest<Book>(entityName: "Book")) where book.title == "x" {
        book.title = "z"
      }
      try other.save()
    }
    await screen.settle()
    #expect(screen["Books: y, z"].exists)
  }

  private struct ModelView: View {
    @ObservedObject var model: BookModel

    var body: some View {
      Button("Add") {
        for title in ["y", "x"] { Book(context: model.controller.managedObjectContext).title = title }
      }
      Text("Books: \(model.titles.joined(separator: ", "))")
    }
  }
}
