import Foundation
import Library
import SwiftData
import SwiftUITesting
import Testing

/// A store that the first version of the library kept, in the file `OldLibrary.store`.
@MainActor
struct OldLibraryTests {
  private static let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("OldLibrary.store")
  private nonisolated static let isRecorded = ProcessInfo.processInfo.environment["TESSERA_SNAPSHOTS"] == "record"

  /// A copy, which may be changed.
  private func copy() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Library \(UUID().uuidString).store")
    try FileManager.default.copyItem(at: Self.kept, to: url)
    return url
  }

  private func remove(_ url: URL) {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
  }

  @Test("The first version writes its store", .enabled(if: isRecorded))
  func record() throws {
    remove(Self.kept)
    let schema = Schema(versionedSchema: LibraryVersion1.self)
    let container = try ModelContainer(
      for: schema, configurations: ModelConfiguration(schema: schema, url: Self.kept))
    let context = ModelContext(container)
    let books = [("Emma", 1815, "Jane Austen"), ("Persuasion", 1817, "Jane Austen"), ("Walden", 1854, "Henry Thoreau")]
    for (title, year, writer) in books {
      context.insert(LibraryVersion1.Book(title: title, year: year, writer: writer))
    }
    try context.fetch(FetchDescriptor<LibraryVersion1.Book>(predicate: #Predicate { $0.year == 1817 }))
      .first?.hasBeenRead = true
    try context.save()
  }

  @Test("A library of the first version is opened: writers become authors")
  func migration() async throws {
    let url = try copy()
    defer { remove(url) }
    let container = try ModelContainer(
      for: Author.self, migrationPlan: LibraryPlan.self, configurations: ModelConfiguration(url: url))
    let screen = Screen { LibraryView().modelContainer(container) }
    await screen.settle()
    let texts = ["Henry Thoreau", "Walden", "Jane Austen", "Emma", "Persuasion"]
    let tops = texts.map { screen[$0].frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == tops.count)
    screen["Hide read"].tap()
    await screen.settle()
    #expect(!screen["Persuasion"].exists && screen["Emma"].exists)
    #expect(container.schema.version == Schema.Version(2, 0, 0))
  }
}
