import CSQLite
import Foundation
import SwiftData
import Testing

/// The class of StoreTorture.
@Model
final class Note {
  var number: Int
  var text: String

  init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

/// Stores that another process works with, or that lose their process or their room.
struct OtherProcessTests {
  private let folder: TestFolder
  private var url: URL { folder.configuration().url }

  init() throws { folder = try TestFolder() }

  private func open() throws -> ModelContext {
    ModelContext(try ModelContainer(for: Note.self, configurations: ModelConfiguration(url: url)))
  }

  @Test("SD10: A process that is killed at any moment loses nothing that was saved")
  func killed() throws {
    let kills = ProcessInfo.processInfo.environment["STORE_KILLS"] ?? "200"
    let text = try TortureProgram("kill", url.path, kills).finish()
    #expect(text.hasPrefix("\(kills) kills, "), "\(text)")
    #expect(text.hasSuffix(" saves, nothing lost\n"))
  }

  @Test("SD37: What other processes saved is in the history, each save once")
  func history() throws {
    let context = try open()
    context.insert(Note(number: 0, text: "here"))
    try context.save()
    let own = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    let token = try #require(own.last?.token)
    _ = try TortureProgram("kill", url.path, "5").finish()
    let others = try context.fetchHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token }))
    #expect(!others.isEmpty)
    #expect(!others.map(\.processIdentifier).contains(own[0].processIdentifier))
    let keys = others.flatMap(\.changes).map(\.changedPersistentIdentifier)
    let notes = try context.fetchIdentifiers(FetchDescriptor<Note>())
    #expect(Set(notes).subtracting(keys).count == 1)
  }

  @Test("SD10: A save for which there is no room throws, and may be made again")
  func full() throws {
    let text = try TortureProgram("full", url.path).finish()
    #expect(text.hasPrefix("refused: "))
    #expect(text.hasSuffix("nothing lost\n"))
  }

  @Test("SD33: A store that another process keeps locked is read, and not written")
  func locked() throws {
    let context = try open()
    let note = Note(number: 1, text: "a")
    context.insert(note)
    try context.save()
    let other = try TortureProgram("lock", url.path)
    #expect(other.firstOutput() == "locked\n")
    note.text = "b"
    #expect(throws: (any Error).self) { try context.save() }
    #expect(context.hasChanges && note.text == "b")
    #expect(try open().fetch(FetchDescriptor<Note>()).map(\.text) == ["a"])
    #expect(other.finish() == "")
    try context.save()
    #expect(try open().fetch(FetchDescriptor<Note>()).map(\.text) == ["b"])
  }

  @Test("SD33: The next fetch knows what another process saved")
  func otherProcess() throws {
    let context = try open()
    let (note, edited) = (Note(number: 1, text: "a"), Note(number: 2, text: "a"))
    for note in [note, edited] { context.insert(note) }
    try context.save()
    edited.number = 3
    #expect(try TortureProgram("write", url.path, "b").finish() == "")
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 3)
    #expect(note.text == "b")
    #expect(edited.text == "b" && edited.number == 3)
    try context.save()
    let saved = try open().fetch(FetchDescriptor<Note>(sortBy: [SortDescriptor(\.number)]))
    #expect(saved.map(\.number) == [0, 1, 3])
    #expect(saved.allSatisfy { $0.text == "b" })
  }

  @Test("SD14: Two contexts that change an object each keep their properties; the last save of one property holds")
  func twoContexts() throws {
    let (one, other) = (try open(), try open())
    let note = Note(number: 1, text: "a")
    one.insert(note)
    try one.save()
    let copy = try #require(try other.fetch(FetchDescriptor<Note>()).first)
    note.text = "b"
    copy.number = 2
    try one.save()
    try other.save()
    #expect(copy.text == "b")
    _ = try one.fetch(FetchDescriptor<Note>())
    #expect(note.number == 2)
    (note.text, copy.text) = ("c", "d")
    try one.save()
    try other.save()
    _ = try one.fetch(FetchDescriptor<Note>())
    #expect(note.text == "d")
    one.delete(note)
    copy.text = "e"
    try one.save()
    try other.save()
    #expect(try open().fetchCount(FetchDescriptor<Note>()) == 0)
    #expect(copy.modelContext == nil || copy.isDeleted || !copy.hasChanges)
  }

  /// All files of the store, by their names.
  private func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      files[name] = try Data(contentsOf: folder.url.appendingPathComponent(name))
    }
    return files
  }

  @Test("SD11: A store whose format is a later one is refused, byte for byte as it is")
  func laterFormat() throws {
    try fillAndClose()
    var handle: OpaquePointer?
    #expect(sqlite3_open(url.path, &handle) == SQLITE_OK)
    sqlite3_exec(handle, "PRAGMA journal_mode = DELETE; PRAGMA user_version = 99", nil, nil, nil)
    sqlite3_close(handle)
    let before = try files()
    #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try open() }
    #expect(try files() == before)
  }

  private func fillAndClose() throws {
    let context = try open()
    context.insert(Note(number: 1, text: "a"))
    try context.save()
  }

  @Test("SD11: A store whose classes are of a later version is refused, and loses nothing", arguments: [false, true])
  func laterVersion(hasPlan: Bool) throws {
    let later = Schema(versionedSchema: VersionTwo.self)
    do {
      let container = try ModelContainer(for: later, configurations: folder.configuration(later))
      let context = ModelContext(container)
      context.insert(VersionTwo.Person(fullName: "Ada", age: 36))
      try context.save()
    }
    let earlier = Schema(versionedSchema: VersionOne.self)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(
        for: earlier, migrationPlan: hasPlan ? Plan.self : nil, configurations: folder.configuration(earlier))
    }
    let context = ModelContext(try ModelContainer(for: later, configurations: folder.configuration(later)))
    #expect(try context.fetch(FetchDescriptor<VersionTwo.Person>()).map(\.fullName) == ["Ada"])
  }
}
