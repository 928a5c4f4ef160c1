import CSQLite
import Foundation
import SwiftData
import Testing

/// Rows that another program has written.
struct ForeignRowTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func open() throws -> ModelContext {
    ModelContext(try ModelContainer(for: Sample.self, configurations: folder.configuration()))
  }

  private func run(_ statement: String) throws {
    var store: OpaquePointer?
    try #require(sqlite3_open(folder.configuration().url.path, &store) == SQLITE_OK)
    defer { sqlite3_close(store) }
    try #require(sqlite3_exec(store, statement, nil, nil, nil) == SQLITE_OK)
  }

  @Test("SD5: What a property cannot take is its default, or nil, and the object is saved as usual")
  func values() throws {
    let first = try open()
    let sample = Sample(name: "first", note: "kept")
    (sample.level, sample.mood, sample.rating, sample.scores) = (.high, .wild, 3, ["a": 1])
    first.insert(sample)
    try first.save()
    try run(
      """
      UPDATE Sample SET count = 'many', small = 4000, mood = 'odd', level = 9, place = 'no JSON', scores = '[1',
        identifier = 'none', date = 'soon', price = 'dear', link = X'FF', rating = 'good', tags = NULL
      """)
    let context = try open()
    let read = try #require(try context.fetch(FetchDescriptor<Sample>()).first)
    #expect(read.name == "first" && read.note == "kept")
    #expect(read.count == 0 && read.small == 2)
    #expect(read.mood == .calm && read.level == .low)
    #expect(read.place == nil && read.rating == nil && read.link == nil)
    #expect(read.scores == [:] && read.tags == [])
    #expect(read.date == Date(timeIntervalSinceReferenceDate: 100) && read.price == 0)
    read.count = 5
    try context.save()
    #expect(try open().fetch(FetchDescriptor<Sample>(predicate: #Predicate { $0.count == 5 })).count == 1)
  }
}
