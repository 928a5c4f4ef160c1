import Foundation
import SwiftData
import SwiftUI

/// An object of a store.
@Model
final class Book {
  var title: String
  var pages: Int
  var rating = 0.5
  var date: Date
  var isRead = false
  var note: String?

  init(_ number: Int) {
    title = Self.title(number)
    pages = Self.pages(number)
    date = Date(timeIntervalSinceReferenceDate: Double(number))
  }

  static func title(_ number: Int) -> String { "The book of number \(number)" }

  /// All numbers, in another order than the books are made in.
  static func pages(_ number: Int) -> Int { number &* 7_919 % 100_003 }

  /// A container in memory with so many books.
  static func container(_ count: Int) -> ModelContainer {
    do {
      let container = try ModelContainer(for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = ModelContext(container)
      for number in 0..<count { context.insert(Book(number)) }
      try context.save()
      return container
    } catch {
      fatalError("SQLite keeps nothing in memory: \(error)")
    }
  }
}

/// All books, the shortest first.
struct BookList: View {
  @Query(sort: \Book.pages) private var books: [Book]

  var body: some View {
    List(books) { book in BookRow(book: book) }
  }
}

private struct BookRow: View {
  let book: Book

  var body: some View { Text("\(book.title): \(book.pages)") }
}
