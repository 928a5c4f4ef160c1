import CoreData
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct FetchRequestTests {
  /// As an app writes it.
  private struct BookList: View {
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)], animation: .default)
    private var books: FetchedResults<Book>

    var body: some View {
      VStack {
        Button("Add") {
          withAnimation {
            let book = Book(context: viewContext)
            book.title = "New \(books.count)"
          }
        }
        Button("Delete") { if let first = books.first { viewContext.delete(first) } }
        Button("Long") { books.nsPredicate = NSPredicate(format: "pages > 200") }
        ForEach(books) { book in Text(book.title ?? "-") }
      }
    }
  }

  @Test("CD19: A view shows what is inserted, changed and deleted, and follows a new condition")
  func list() async throws {
    let container = try container()
    let screen = Screen { BookList().environment(\.managedObjectContext, container.viewContext) }
    #expect(screen.visibleText == ["Add", "Delete", "Long"])
    screen["Add"].tap()
    screen["Add"].tap()
    await screen.settle()
    #expect(screen["New 0"].exists && screen["New 1"].exists)
    let books = try container.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book"))
    books[0].title = "Oslo"
    books[0].pages = 300
    await screen.settle()
    #expect(screen["Oslo"].exists && !screen["New 0"].exists)
    screen["Delete"].tap()
    await screen.settle()
    #expect(screen.visibleText == ["Add", "Delete", "Long", "Oslo"])
    screen["Add"].tap()
    await screen.settle()
    #expect(screen["New 1"].exists)
    screen["Long"].tap()
    await screen.settle()
    #expect(screen.visibleText == ["Add", "Delete", "Long", "Oslo"])
  }

  private struct Sections: View {
    @SectionedFetchRequest(sectionIdentifier: \.isRead, sortDescriptors: [SortDescriptor(\Book.pages)])
    private var sections: SectionedFetchResults<Bool, Book>

    var body: some View {
      ForEach(sections) { section in
        Text("\(section.id) \(section.count)")
      }
    }
  }

  @Test("CD20: Runs of objects with the same value are sections")
  func sections() throws {
    let container = try container()
    for (pages, isRead) in [(1, true), (2, true), (3, false)] {
      let book = Book(context: container.viewContext)
      book.pages = Int16(pages)
      book.isRead = isRead
    }
    let screen = Screen { Sections().environment(\.managedObjectContext, container.viewContext) }
    #expect(screen.visibleText == ["true 2", "false 1"])
  }

  private struct ChangingSections: View {
    @SectionedFetchRequest(sectionIdentifier: \.pages, sortDescriptors: [SortDescriptor(\Book.pages)])
    private var sections: SectionedFetchResults<Int16, Book>

    var body: some View {
      ForEach(sections) { section in
        Text("\(section.id): \(section.map { $0.title ?? "" }.joined())")
      }
      Button("Backward") { $sections.wrappedValue.sortDescriptors = [SortDescriptor(\Book.pages, order: .reverse)] }
      Button("Sheets") {
        sections.sortDescriptors = [SortDescriptor(\Book.pages)]
        sections.sectionIdentifier = \.sheets
      }
      Text("\(sections.sectionIdentifier == \.sheets ? "by sheets" : "by pages")")
    }
  }

  @Test("CD20: views change the order and the value that makes sections")
  func changingSections() async throws {
    let container = try container()
    for (title, pages) in [("a", 1), ("b", 2), ("c", 3)] {
      let book = Book(context: container.viewContext)
      book.title = title
      book.pages = Int16(pages)
    }
    let screen = Screen { ChangingSections().environment(\.managedObjectContext, container.viewContext) }
    func shown() -> [String] { screen.visibleText.filter { $0.contains(":") || $0.hasPrefix("by") } }
    #expect(shown().first == "1: a" && shown().last == "by pages")
    screen["Backward"].tap()
    await screen.settle()
    #expect(shown() == ["3: c", "2: b", "1: a", "by pages"])
    screen["Sheets"].tap()
    await screen.settle()
    #expect(shown() == ["0: a", "1: bc", "by sheets"])
  }

  @Test("CD28: a fetch that is not waited for hands its objects to a block, in the queue of the context")
  func asynchronousFetch() async throws {
    let container = try container()
    let context = container.viewContext
    for pages in [3, 1, 2] { Book(context: context).pages = Int16(pages) }
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
    let pages = try await withCheckedThrowingContinuation { (answer: CheckedContinuation<[Int16], any Error>) in
      let asynchronous = NSAsynchronousFetchRequest(fetchRequest: request) { result in
        answer.resume(returning: result.finalResult?.map(\.pages) ?? [])
      }
      do {
        let result = try context.execute(asynchronous) as? NSAsynchronousFetchResult<Book>
        #expect(result?.finalResult == nil)
      } catch {
        answer.resume(throwing: error)
      }
    }
    #expect(pages == [1, 2, 3])
  }

  @Test("CD28: a fetch that was given up calls nothing, and one that fails has its error")
  func asynchronousEnds() async throws {
    let container = try container()
    let context = container.viewContext
    var calls = 0
    let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Book>(entityName: "Book")) { _ in calls += 1 }
    (try context.execute(request) as? NSPersistentStoreAsynchronousResult)?.cancel()
    let wrong = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Book>(entityName: "None"))
    let result = try #require(try context.execute(wrong) as? NSAsynchronousFetchResult<Book>)
    await withCheckedContinuation { done in context.perform { done.resume() } }
    #expect(calls == 0 && result.finalResult == nil && result.operationError != nil)
  }

  @Test("CD21: Batch requests change the store alone")
  func batches() throws {
    let container = try container()
    let context = container.viewContext
    try context.execute(
      NSBatchInsertRequest(entityName: "Book", objects: [["title": "a", "pages": 1], ["title": "b", "pages": 2]]))
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try context.count(for: request) == 2)
    let book = try #require(try context.fetch(request).first { $0.title == "b" })
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages == 2")
    update.propertiesToUpdate = ["pages": 9]
    try context.execute(update)
    #expect(book.pages == 2)
    context.refresh(book, mergeChanges: true)
    #expect(book.pages == 9)
    let delete = NSBatchDeleteRequest(fetchRequest: Book.fetchRequest())
    delete.resultType = .resultTypeCount
    #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 2)
    #expect(try context.count(for: request) == 0)
  }

  @Test("CD37: a class's own request comes before that of all objects, with no type named")
  func ownRequest() throws {
    let container = try container()
    let tag = Tag(context: container.viewContext)
    tag.name = "sea"
    let request = Tag.fetchRequest()
    request.predicate = NSPredicate(format: "name == %@", "sea")
    let tags = try container.viewContext.fetch(request)
    #expect(tags.map(\.name) == ["sea"])
    let any: NSFetchRequest<any NSFetchRequestResult> = Tag.fetchRequest()
    #expect(try container.viewContext.count(for: any) == 1)
  }
}

extension Book {
  fileprivate var sheets: Int16 { pages / 2 }
}

extension Tag {
  class func fetchRequest() -> NSFetchRequest<Tag> { NSFetchRequest(entityName: "Tag") }
}
