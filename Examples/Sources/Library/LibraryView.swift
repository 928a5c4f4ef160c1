import SwiftData
import SwiftUI

/// A shelf of books: searched, sorted, read and thrown out.
public struct LibraryView: View {
  private let importCount: Int
  @State private var search = ""
  @State private var hidesRead = false

  /// - Parameter importCount: how many books "Import" brings.
  public init(importCount: Int = 1_000) {
    self.importCount = importCount
  }

  public var body: some View {
    NavigationStack {
      Shelf(search: search, hidesRead: hidesRead)
        .navigationTitle("Library")
        .searchable(text: $search)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            LibraryMenu(hidesRead: $hidesRead, importCount: importCount)
          }
        }
    }
  }
}

/// What can be done with the whole library.
private struct LibraryMenu: View {
  @Environment(\.modelContext) private var context
  @Binding var hidesRead: Bool
  let importCount: Int

  var body: some View {
    HStack {
      Button(hidesRead ? "Show all" : "Hide read") { hidesRead.toggle() }
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

/// The books that a search finds.
private struct Shelf: View {
  @Environment(\.modelContext) private var context
  @Query private var books: [Book]

  init(search: String, hidesRead: Bool) {
    let predicate = #Predicate<Book> { book in
      (search.isEmpty || book.title.localizedStandardContains(search)) && (!hidesRead || !book.isRead)
    }
    _books = Query(filter: predicate, sort: [SortDescriptor(\.year), SortDescriptor(\.title)])
  }

  var body: some View {
    List {
      ForEach(books) { book in
        BookRow(book: book)
      }
      .onDelete { offsets in
        for offset in offsets { context.delete(books[offset]) }
      }
    }
    .overlay {
      if books.isEmpty { ContentUnavailableView("No books", systemImage: "books.vertical") }
    }
  }
}

private struct BookRow: View {
  @Bindable var book: Book

  var body: some View {
    Toggle(isOn: $book.isRead) {
      VStack(alignment: .leading) {
        Text(book.title)
        Text("\(book.author?.name ?? "Unknown"), \(String(book.year))")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  LibraryView()
    .modelContainer(SampleShelf.container())
}
