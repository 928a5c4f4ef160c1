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
}

extension Book {
  fileprivate var sheets: Int16 { pages / 2 }
}
