import CSQLite
import Foundation
import SwiftData
import Testing

struct HistoryTests {
  /// As the documentation of the history shows it.
  private func transactions(
    _ context: ModelContext, after token: DefaultHistoryToken? = nil, by author: String? = nil
  ) throws -> [DefaultHistoryTransaction] {
    var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
    if let token, let author {
      descriptor.predicate = #Predicate { $0.token > token && $0.author == author }
    } else if let token {
      descriptor.predicate = #Predicate { $0.token > token }
    } else if let author {
      descriptor.predicate = #Predicate { $0.author == author }
    }
    return try context.fetchHistory(descriptor)
  }

  private func texts(_ changes: [HistoryChange]) -> [String] {
    changes.map { change in
      switch change {
      case .insert(_ as DefaultHistoryInsert<Keepsake>): "insert Keepsake"
      case .insert(_ as DefaultHistoryInsert<Stop>): "insert Stop"
      case .update(let update as DefaultHistoryUpdate<Keepsake>):
        "update Keepsake" + (update.updatedAttributes.contains { $0 == \Keepsake.size } ? " size" : "")
          + (update.updatedAttributes.contains { $0 == \Keepsake.name } ? " name" : "")
      case .delete(let delete as DefaultHistoryDelete<Keepsake>):
        "delete \(delete.tombstone[\.name] as? String ?? "") \(delete.tombstone[\.size] as? Int ?? -1)"
      default: "another"
      }
    }
  }

  @Test("SD37: Each save is a transaction with what it inserted, changed and deleted, and a tombstone of what goes")
  func changes() throws {
    let context = ModelContext(try container(Keepsake.self, Stop.self))
    context.author = "importer"
    let (one, other) = (Keepsake(name: "one"), Keepsake(name: "other"))
    context.insert(one)
    context.insert(other)
    context.insert(Stop(title: "a"))
    try context.save()
    try context.save()
    context.author = nil
    one.size = 4
    other.size = 5
    other.name = "changed"
    try context.save()
    // What is kept is what was saved.
    one.name = "unsaved"
    context.delete(one)
    try context.save()
    let history = try transactions(context)
    #expect(history.map(\.author) == ["importer", nil, nil])
    #expect(
      history.map { texts($0.changes) } == [
        ["insert Keepsake", "insert Keepsake", "insert Stop"], ["update Keepsake size", "update Keepsake size name"],
        ["delete one -1"],
      ])
    #expect(history[0].changes[0].changedPersistentIdentifier == one.persistentModelID)
    #expect(history[1].changes[1].changedPersistentIdentifier == other.persistentModelID)
    #expect(history.map(\.storeIdentifier) == Array(repeating: history[0].storeIdentifier, count: 3))
    #expect(history[0].processIdentifier == String(ProcessInfo.processInfo.processIdentifier))
    #expect(history.map(\.transactionIdentifier) == history.map(\.transactionIdentifier).sorted())
    guard case .delete(let deletion as DefaultHistoryDelete<Keepsake>) = history[2].changes[0] else {
      Issue.record("no deletion")
      return
    }
    #expect(deletion.tombstone.map { "\($0.value)" }.sorted() == ["calm", "one"])
    #expect(deletion.tombstone[\.mood] as? Mood == .calm)
  }

  @Test("SD37: A token that a program kept leads to what came since, for each author")
  func tokens() throws {
    let container = try container(Keepsake.self)
    let context = ModelContext(container)
    context.author = "one"
    context.insert(Keepsake(name: "a"))
    try context.save()
    let last = try #require(try transactions(context).last?.token)
    let kept = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(last))
    #expect(kept == last)
    #expect(try transactions(context, after: kept).isEmpty)
    let other = ModelContext(container)
    other.author = "other"
    other.insert(Keepsake(name: "b"))
    try other.save()
    context.insert(Keepsake(name: "c"))
    try context.save()
    #expect(try transactions(context, after: kept).map(\.author) == ["other", "one"])
    #expect(try transactions(context, after: kept, by: "other").count == 1)
    #expect(try transactions(context, by: "one").count == 2)
    #expect(kept < (try #require(try transactions(context).last?.token)))
    var newest = HistoryDescriptor<DefaultHistoryTransaction>(
      sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
    newest.fetchLimit = 1
    #expect(try context.fetchHistory(newest).map(\.author) == ["one"])
  }

  @Test("SD37: History that was deleted is gone, and a token from before it has expired")
  func deleting() throws {
    let context = ModelContext(try container(Keepsake.self))
    var tokens: [DefaultHistoryToken] = []
    for name in ["a", "b", "c"] {
      context.author = name
      context.insert(Keepsake(name: name))
      try context.save()
      tokens.append(try #require(try transactions(context).last?.token))
    }
    let end = tokens[1]
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token <= end }))
    #expect(try transactions(context).map(\.author) == ["c"])
    #expect(try transactions(context, after: end).map(\.author) == ["c"])
    #expect(throws: SwiftDataError.historyTokenExpired) { try transactions(context, after: tokens[0]) }
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(try transactions(context).isEmpty)
    #expect(throws: SwiftDataError.historyTokenExpired) { try transactions(context, after: tokens[0]) }
    #expect(try transactions(context, after: tokens[2]).isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Keepsake>()) == 3)
    context.insert(Keepsake(name: "d"))
    try context.save()
    #expect(try transactions(context, after: tokens[2]).count == 1)
  }

  @Test("SD37: The history is in the file, of all that wrote there; what fails to be saved is not in it")
  func files() throws {
    let folder = try TestFolder()
    let schema = Schema([Keepsake.self])
    var token: DefaultHistoryToken?
    do {
      let context = ModelContext(try ModelContainer(for: schema, configurations: folder.configuration(schema)))
      context.insert(Keepsake(name: "a"))
      try context.save()
      token = try transactions(context).last?.token
    }
    let context = ModelContext(try ModelContainer(for: schema, configurations: folder.configuration(schema)))
    context.insert(Keepsake(name: "a"))
    context.insert(Keepsake(name: "b"))
    try context.save()
    let history = try transactions(context, after: token)
    #expect(history.map { texts($0.changes) } == [["insert Keepsake", "insert Keepsake"]])
    let reader = ModelContext(
      try ModelContainer(for: schema, configurations: folder.configuration(schema, allowsSave: false)))
    #expect(try transactions(reader).count == 2)
    reader.insert(Keepsake(name: "c"))
    #expect(throws: SwiftDataError.modelValidationFailure) { try reader.save() }
    #expect(try transactions(context).count == 2)
  }

  @Test("SD37: Objects of classes below one another are told as what they are, with key paths from that")
  func inheritance() throws {
    let context = ModelContext(try JourneySchema.container())
    let work = WorkJourney(name: "work", purpose: "talk")
    context.insert(work)
    try context.save()
    work.days = 9
    work.purpose = "visit"
    try context.save()
    let changes = try transactions(context).flatMap(\.changes)
    #expect(changes.count == 2)
    guard case .update(let update as DefaultHistoryUpdate<WorkJourney>) = changes[1] else {
      Issue.record("no update")
      return
    }
    #expect(Set(update.updatedAttributes.map { $0 as PartialKeyPath<WorkJourney> }) == [\.days, \.purpose])
    #expect(update.changedPersistentIdentifier == work.persistentModelID)
  }

  private func run(_ file: URL, _ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    try #require(sqlite3_open(file.path, &handle) == SQLITE_OK)
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }

  @Test("SD37: Until a program asks for the history, the last 10,000 transactions are kept")
  func limit() throws {
    let folder = try TestFolder()
    let schema = Schema([Keepsake.self])
    func container() throws -> ModelContainer {
      try ModelContainer(for: schema, configurations: folder.configuration(schema))
    }
    do {
      let context = ModelContext(try container())
      context.insert(Keepsake(name: "a"))
      try context.save()
    }
    try run(
      folder.configuration().url,
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10050) "
        + "INSERT INTO _history (time, bundle, process, changes) SELECT 0.5, '', '', x'01' FROM n")
    let context = ModelContext(try container())
    #expect(try transactions(context).count == 10_000)
    #expect(try transactions(context)[0].changes.isEmpty)
  }
}
