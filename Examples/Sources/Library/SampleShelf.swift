import SwiftData

/// A few books to begin with, in memory.
@MainActor
public enum SampleShelf {
  public static func container() -> ModelContainer {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      let container = try ModelContainer(for: Author.self, configurations: configuration)
      fill(container.mainContext)
      return container
    } catch {
      fatalError("The sample library cannot be made: \(error)")
    }
  }

  private static func fill(_ context: ModelContext) {
    let shelf = [
      ("Jane Austen", [("Emma", 1815), ("Persuasion", 1817)]), ("Mary Shelley", [("Frankenstein", 1818)]),
      ("Lewis Carroll", [("Through the Looking-Glass", 1871)]),
    ]
    let tags = ["novel": Tag(name: "novel"), "horror": Tag(name: "horror"), "children": Tag(name: "children")]
    let words = ["Frankenstein": ["novel", "horror"], "Through the Looking-Glass": ["children"]]
    for (name, books) in shelf {
      let author = Author(name: name)
      context.insert(author)
      for (title, year) in books {
        let book = Book(title: title, year: year)
        author.books.append(book)
        book.tags = (words[title] ?? ["novel"]).compactMap { tags[$0] }
      }
    }
  }
}
