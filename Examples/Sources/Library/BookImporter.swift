import Foundation
import SwiftData

/// Imports books aside from the views, which show them when they are saved.
@ModelActor
actor BookImporter {
  /// How many books are saved together: the first ones are shown soon.
  private static let batch = 1_000

  func importBooks(_ count: Int) throws {
    let author = Author(name: "Anonymous")
    modelContext.insert(author)
    for number in 1...max(1, count) {
      let book = Book(title: "Pamphlet \(number)", year: 1700 + number % 100)
      modelContext.insert(book)
      book.author = author
      if number.isMultiple(of: Self.batch) { try modelContext.save() }
    }
    try modelContext.save()
  }
}
