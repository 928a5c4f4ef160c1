import SwiftData
import SwiftUI

/// The books of an author that a search finds, by their titles and tags.
struct Shelf: View {
  let name: String
  @Environment(\.modelContext) private var context
  @Query private var books: [Book]

  init(name: String, author: Author?, search: String, hidesRead: Bool) {
    self.name = name
    let author = author?.persistentModelID
    let predicate = #Predicate<Book> { book in
      book.author?.persistentModelID == author
        && (search.isEmpty || book.title.localizedStandardContains(search)
          || book.tags.contains { $0.name.localizedStandardContains(search) })
        && (!hidesRead || !book.isRead)
    }
    _books = Query(filter: predicate, sort: [SortDescriptor(\.year), SortDescriptor(\.title)])
  }

  var body: some View {
    if !books.isEmpty {
      Section(name) {
        ForEach(books) { book in
          BookRow(book: book)
        }
        .onDelete { offsets in
          for offset in offsets { context.delete(books[offset]) }
        }
      }
    }
  }
}

private struct BookRow: View {
  @Bindable var book: Book

  var body: some View {
    Toggle(isOn: $book.isRead) {
      VStack(alignment: .leading) {
        Text(book.title)
        Text("\(String(book.year)), \(book.tags.map(\.name).sorted().joined(separator: ", "))")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}
