import Foundation
import SwiftData

/// What is saved.
@Model
final class Note {
  var number: Int
  var text: String

  init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

/// A context of its own for the store of a file.
func open(_ file: URL) throws -> ModelContext {
  ModelContext(try ModelContainer(for: Note.self, configurations: ModelConfiguration(url: file)))
}

func fail(_ message: String) -> Never {
  print(message)
  exit(EXIT_FAILURE)
}
