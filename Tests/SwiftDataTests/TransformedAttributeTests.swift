import CSQLite
import Foundation
import SwiftData
import Testing

/// A value that has no coding.
struct Tint: Equatable {
  var red: UInt8
  var green: UInt8
}

final class TintTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? {
    (value as? Tint).map { Data([$0.red, $0.green]) }
  }

  override func reverseTransformedValue(_ value: Any?) -> Any? {
    (value as? Data).map { Tint(red: $0[$0.startIndex], green: $0[$0.startIndex + 1]) }
  }
}

/// Makes what no column takes.
final class CountTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { 4 }
}

final class OneWayTransformer: ValueTransformer {
  override class func allowsReverseTransformation() -> Bool { false }
}

@Model
final class Paint {
  var name: String
  @Attribute(.transformable(by: TintTransformer.self)) var tint: Tint
  @Attribute(.transformable(by: TintTransformer.self)) var second: Tint?
  @Attribute(.transformable(by: "NamedTint")) var third: Tint? = Tint(red: 5, green: 6)
  @Attribute(.codable) var mood: Mood = Mood.calm
  @Attribute(.codable) var place: Place?

  init(name: String, tint: Tint) {
    self.name = name
    self.tint = tint
  }
}

@Model
final class LostPaint {
  @Attribute(.transformable(by: "NoSuchTransformer")) var tint: Tint?

  init() {}
}

@Model
final class CountedPaint {
  @Attribute(.transformable(by: CountTransformer.self)) var tint: Tint

  init(tint: Tint) { self.tint = tint }
}

@Model
final class OneWayPaint {
  @Attribute(.transformable(by: OneWayTransformer.self)) var tint: Tint?

  init() {}
}

@Model
final class UncodedPaint {
  @Attribute(.unique) var tint: Tint?

  init() {}
}

struct TransformedAttributeTests {
  private static func nameTransformer() {
    ValueTransformer.setValueTransformer(TintTransformer(), forName: NSValueTransformerName("NamedTint"))
  }

  @Test("SD34: A transformer makes data of a value, and the value again when it is read")
  func transformed() throws {
    Self.nameTransformer()
    let container = try container(Paint.self)
    let context = ModelContext(container)
    let paint = Paint(name: "a", tint: Tint(red: 1, green: 2))
    context.insert(paint)
    try context.save()
    let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Paint>()).first)
    #expect(copy !== paint)
    #expect(copy.tint == Tint(red: 1, green: 2))
    #expect(copy.second == nil)
    #expect(copy.third == Tint(red: 5, green: 6))
    paint.tint = Tint(red: 7, green: 8)
    paint.second = Tint(red: 3, green: 4)
    paint.third = nil
    try context.save()
    let again = try #require(try ModelContext(container).fetch(FetchDescriptor<Paint>()).first)
    #expect(again.tint == Tint(red: 7, green: 8))
    #expect(again.second == Tint(red: 3, green: 4))
    #expect(again.third == nil)
  }

  @Test("SD34: A codable attribute is kept as its coding has it")
  func codable() throws {
    Self.nameTransformer()
    let folder = try TestFolder()
    let container = try ModelContainer(for: Paint.self, configurations: folder.configuration())
    let context = ModelContext(container)
    let paint = Paint(name: "a", tint: Tint(red: 1, green: 2))
    paint.mood = .wild
    paint.place = Place(street: "Main", number: 4)
    context.insert(paint)
    try context.save()
    let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Paint>()).first)
    #expect(copy.mood == .wild)
    #expect(copy.place == Place(street: "Main", number: 4))
    #expect(try column("tint", in: folder) == Data([1, 2]))
    #expect(try column("mood", in: folder) == Data("\"wild\"".utf8))
    #expect(try column("place", in: folder) == Data("{\"number\":4,\"street\":\"Main\"}".utf8))
  }

  private func column(_ name: String, in folder: TestFolder) throws -> Data {
    var connection: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(connection)
    }
    try #require(sqlite3_open(folder.url.appendingPathComponent("test.store").path, &connection) == SQLITE_OK)
    try #require(sqlite3_prepare_v2(connection, "SELECT \(name) FROM Paint", -1, &statement, nil) == SQLITE_OK)
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    let bytes = try #require(sqlite3_column_blob(statement, 0))
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, 0)))
  }

  @Test("SD34: A predicate cannot ask for such a value")
  func predicates() throws {
    Self.nameTransformer()
    let context = ModelContext(try container(Paint.self))
    let mood = Mood.calm
    let asked = FetchDescriptor<Paint>(predicate: #Predicate { $0.mood == mood })
    #expect(throws: SwiftDataError.unsupportedPredicate) { try context.fetch(asked) }
    let unset = FetchDescriptor<Paint>(predicate: #Predicate { $0.second == nil })
    #expect(throws: SwiftDataError.unsupportedPredicate) { try context.fetch(unset) }
  }

  @Test("SD34: A transformer that does not exist, or goes one way, is an error of the container that names it")
  func unknown() {
    #expect(
      performing: { _ = try container(LostPaint.self) },
      throws: { error in
        error as? SwiftDataError == .loadIssueModelContainer && "\(error)".contains("NoSuchTransformer")
      })
    #expect(
      performing: { _ = try container(OneWayPaint.self) },
      throws: { error in
        error as? SwiftDataError == .loadIssueModelContainer && "\(error)".contains("OneWayTransformer")
      })
    #expect(
      performing: { _ = try container(UncodedPaint.self) },
      throws: { error in
        error as? SwiftDataError == .loadIssueModelContainer && "\(error)".contains("Tint")
      })
  }

  @Test("SD34: A transformer that makes no data lets the save throw, and nothing is lost")
  func noData() throws {
    let context = ModelContext(try container(CountedPaint.self))
    context.insert(CountedPaint(tint: Tint(red: 1, green: 2)))
    #expect(
      performing: { try context.save() },
      throws: { error in
        error as? SwiftDataError == .modelValidationFailure && "\(error)".contains("CountTransformer")
      })
    #expect(context.insertedModelsArray.count == 1)
  }

  @Test("SD34: Transformers have names")
  func names() throws {
    let name = NSValueTransformerName("A name for one test")
    let transformer = TintTransformer()
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(transformer, forName: name)
    #expect(ValueTransformer(forName: name) === transformer)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    #expect(CountTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
    #expect(!ValueTransformer.valueTransformerNames().contains(name))
  }
}
