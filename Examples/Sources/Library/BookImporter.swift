import Foundation
import SwiftData

/// Imports books aside from the views, which show them when they are saved.
@ModelActor
actor BookImporter {
  func importBooks(_ count: Int) throws {
    let author = Author(name: "Anonymous")
    modelContext.insert(author)
    for number in 1...count {
      let book = Book(title: "Pamphlet \(number)", year: 1700 + number % 100)
      modelContext.insert(book)
      book.author = author
    }
    try modelContext.save()
  }
}
