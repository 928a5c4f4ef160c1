import SwiftData
import Synchronization

/// Makes authors of the names that books of the first version had.
public enum LibraryPlan: SchemaMigrationPlan {
  public static var schemas: [any VersionedSchema.Type] { [LibraryVersion1.self, LibraryVersion2.self] }
  public static var stages: [MigrationStage] { [authors] }

  /// What the first version knows and the second one has no place for, from one half of the stage to the other.
  private static let writers = Mutex<[PersistentIdentifier: String]>([:])

  private static let authors = MigrationStage.custom(
    fromVersion: LibraryVersion1.self, toVersion: LibraryVersion2.self,
    willMigrate: { context in
      let books = try context.fetch(FetchDescriptor<LibraryVersion1.Book>())
      let names = Dictionary(uniqueKeysWithValues: books.map { ($0.persistentModelID, $0.writer) })
      writers.withLock { $0 = names }
    },
    didMigrate: { context in
      let names = writers.withLock { $0 }
      var authors: [String: Author] = [:]
      for book in try context.fetch(FetchDescriptor<Book>()) {
        guard let name = names[book.persistentModelID] else { continue }
        let author = authors[name] ?? Author(name: name)
        authors[name] = author
        book.author = author
      }
    })
}
