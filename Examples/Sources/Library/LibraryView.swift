import SwiftData
import SwiftUI

/// A shelf of books: searched, sorted, read and thrown out.
public struct LibraryView: View {
  private let importCount: Int
  @State private var search = ""
  @State private var hidesRead = false
  @Environment(\.modelContext) private var context
  @Environment(\.undoManager) private var undoManager

  /// - Parameter importCount: how many books "Import" brings.
  public init(importCount: Int = 10_000) {
    self.importCount = importCount
  }

  public var body: some View {
    NavigationStack {
      Shelves(search: search, hidesRead: hidesRead)
        .navigationTitle("Library")
        .searchable(text: $search)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            LibraryMenu(hidesRead: $hidesRead, importCount: importCount)
          }
        }
    }
    .onChange(of: undoManager == nil, initial: true) { context.undoManager = undoManager }
  }
}

/// What can be done with the whole library.
private struct LibraryMenu: View {
  @Environment(\.modelContext) private var context
  @Environment(\.undoManager) private var undoManager
  @Binding var hidesRead: Bool
  let importCount: Int

  var body: some View {
    HStack {
      Button(hidesRead ? "Show all" : "Hide read") { hidesRead.toggle() }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
      Button("Add") { addBook() }
      Button("Import") { importBooks() }
    }
  }

  private func addBook() {
    let book = Book(title: "New book", year: 2025)
    context.insert(book)
  }

  private func importBooks() {
    let importer = BookImporter(modelContainer: context.container)
    Task { try await importer.importBooks(importCount) }
  }
}

/// A section for each author, and one for the books that have none.
private struct Shelves: View {
  let search: String
  let hidesRead: Bool
  @Query(sort: \Author.name) private var authors: [Author]
  @Query private var firstFound: [Book]

  init(search: String, hidesRead: Bool) {
    self.search = search
    self.hidesRead = hidesRead
    // One book is enough to know that there are some.
    var descriptor = FetchDescriptor<Book>()
    descriptor.predicate = #Predicate { book in
      (search.isEmpty || book.title.localizedStandardContains(search)
        || book.tags.contains { $0.name.localizedStandardContains(search) })
        && (!hidesRead || !book.isRead)
    }
    descriptor.fetchLimit = 1
    _firstFound = Query(descriptor)
  }

  var body: some View {
    List {
      ForEach(authors) { author in
        Shelf(name: author.name, author: author, search: search, hidesRead: hidesRead)
      }
      Shelf(name: "Unknown", author: nil, search: search, hidesRead: hidesRead)
    }
    .overlay {
      if firstFound.isEmpty { NoBooks(search: search) }
    }
  }
}

/// What there is instead of books.
private struct NoBooks: View {
  let search: String

  var body: some View {
    if search.isEmpty {
      ContentUnavailableView("No books", systemImage: "books.vertical")
    } else {
      ContentUnavailableView.search(text: search)
    }
  }
}

#Preview {
  LibraryView()
    .modelContainer(SampleShelf.container())
}
