import Foundation
import SwiftData
import SwiftUI
import Testing

/// The classes of the first version, and of later ones.
enum VersionOne: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  final class Person {
    var name: String
    var age: Int
    var nickname: String?

    init(name: String, age: Int) {
      self.name = name
      self.age = age
    }
  }
}

enum VersionTwo: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Person {
    @Attribute(originalName: "name") var fullName: String
    var age: Int
    var city = "unknown"
    var pets: [Pet] = []

    init(fullName: String, age: Int) {
      self.fullName = fullName
      self.age = age
    }
  }

  @Model
  final class Pet {
    var name: String
    var owner: Person?

    init(name: String) { self.name = name }
  }
}

enum VersionThree: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model
  final class Person {
    var fullName: String
    var must: Int

    init(fullName: String) {
      self.fullName = fullName
      must = 1
    }
  }
}

enum VersionFour: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(4, 0, 0) }

  @Model
  final class Person {
    var name: String
    var nickname: String = "none"

    init(name: String) { self.name = name }
  }
}

enum VersionFive: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(5, 0, 0) }

  @Model
  final class Person {
    var name: String
    var age: String = ""

    init(name: String) { self.name = name }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [VersionOne.self, VersionTwo.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: VersionOne.self, toVersion: VersionTwo.self,
        willMigrate: { context in
          for person in try context.fetch(FetchDescriptor<VersionOne.Person>()) { person.name += "!" }
          try context.save()
        },
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<VersionTwo.Person>()) { person.city = "Oslo" }
          try context.save()
        })
    ]
  }
}

enum FailingPlan: SchemaMigrationPlan {
  struct Failure: Error {}

  static var schemas: [any VersionedSchema.Type] { [VersionOne.self, VersionTwo.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: VersionOne.self, toVersion: VersionTwo.self, willMigrate: nil,
        didMigrate: { context in
          for person in try context.fetch(FetchDescriptor<VersionTwo.Person>()) { context.delete(person) }
          try context.save()
          throw Failure()
        })
    ]
  }
}

struct StoreTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func open(
    _ version: any VersionedSchema.Type, _ plan: (any SchemaMigrationPlan.Type)? = nil
  ) throws -> ModelContext {
    let schema = Schema(versionedSchema: version)
    return ModelContext(
      try ModelContainer(for: schema, migrationPlan: plan, configurations: folder.configuration(schema)))
  }

  private func writeFirstVersion() throws {
    let context = try open(VersionOne.self)
    context.insert(VersionOne.Person(name: "Ada", age: 36))
    try context.save()
  }

  @Test("SD9: What is saved in a file is there when the program starts again")
  func file() throws {
    try writeFirstVersion()
    #expect(try open(VersionOne.self).fetch(FetchDescriptor<VersionOne.Person>()).map(\.name) == ["Ada"])
  }

  @Test("SD14: Containers of one file hear of each other's saves")
  func shared() throws {
    let (one, other) = (try open(VersionOne.self), try open(VersionOne.self))
    let person = VersionOne.Person(name: "Ada", age: 36)
    one.insert(person)
    try one.save()
    let copy = try #require(try other.fetch(FetchDescriptor<VersionOne.Person>()).first)
    person.name = "Bob"
    try one.save()
    _ = try other.fetch(FetchDescriptor<VersionOne.Person>())
    #expect(copy.name == "Bob")
  }

  @Test("SD9: A store may be erased, and be closed to changes")
  func erasing() throws {
    try writeFirstVersion()
    let schema = Schema(versionedSchema: VersionOne.self)
    let container = try ModelContainer(
      for: schema, configurations: folder.configuration(schema, allowsSave: false))
    let context = ModelContext(container)
    let people = try context.fetch(FetchDescriptor<VersionOne.Person>())
    people[0].age = 1
    #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(context.hasChanges)
    try ModelContainer(for: schema, configurations: folder.configuration(schema)).erase()
    #expect(try open(VersionOne.self).fetchCount(FetchDescriptor<VersionOne.Person>()) == 0)
  }

  @Test("SD9: The default store is in the program's folder")
  func place() {
    let url = ModelConfiguration().url
    #expect(url.lastPathComponent == "default.store")
    #expect(ModelConfiguration("notes").url.lastPathComponent == "notes.store")
    #expect(!ModelConfiguration(isStoredInMemoryOnly: true).url.path.isEmpty)
  }

  @Test("SD32: The folders of the user have names")
  func folders() {
    let folders: [URL] = [
      .applicationSupportDirectory, .cachesDirectory, .documentsDirectory, .desktopDirectory, .downloadsDirectory,
      .moviesDirectory, .musicDirectory, .picturesDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
    #expect(
      URL.applicationSupportDirectory
        == FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
  }

  @Test("SD11: What is no store, or one of a later version, is refused and stays")
  func refused() throws {
    let url = folder.configuration().url
    try Data("This is a text, and has been one for a long time.".utf8).write(to: url)
    #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try open(VersionOne.self) }
    #expect(try Data(contentsOf: url).count == 49)
  }

  @Test("SD30: Properties and classes come, go and take other names")
  func lightweight() throws {
    try writeFirstVersion()
    let context = try open(VersionTwo.self)
    let person = try #require(try context.fetch(FetchDescriptor<VersionTwo.Person>()).first)
    #expect(person.fullName == "Ada")
    #expect(person.age == 36)
    #expect(person.city == "unknown")
    person.pets.append(VersionTwo.Pet(name: "Rex"))
    try context.save()
    let again = try open(VersionTwo.self)
    #expect(try again.fetch(FetchDescriptor<VersionTwo.Pet>()).first?.owner?.fullName == "Ada")
  }

  @Test("SD30: What may be nil gets the default where it may not be any more, and a value keeps its type")
  func stricter() throws {
    try writeFirstVersion()
    let context = try open(VersionFour.self)
    #expect(try context.fetch(FetchDescriptor<VersionFour.Person>()).map(\.nickname) == ["none"])
    let url = folder.url.appendingPathComponent("other.store")
    let schema = Schema(versionedSchema: VersionOne.self)
    _ = try ModelContainer(for: schema, configurations: ModelConfiguration(schema: schema, url: url))
    let typed = Schema(versionedSchema: VersionFive.self)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: typed, configurations: ModelConfiguration(schema: typed, url: url))
    }
  }

  @Test("SD31: A plan numbers the classes of a container that says no version")
  func numbered() throws {
    try writeFirstVersion()
    let container = try ModelContainer(
      for: VersionTwo.Person.self, migrationPlan: Plan.self, configurations: folder.configuration())
    #expect(container.schema.version == Schema.Version(2, 0, 0))
    let context = ModelContext(container)
    #expect(try context.fetch(FetchDescriptor<VersionTwo.Person>()).map(\.city) == ["Oslo"])
  }

  @Test("SD30: A value that has to be there and has no default is an error")
  func impossible() throws {
    try writeFirstVersion()
    #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try open(VersionThree.self) }
    #expect(try open(VersionOne.self).fetchCount(FetchDescriptor<VersionOne.Person>()) == 1)
  }

  @Test("SD31: A plan's stages change objects before and after")
  func planned() throws {
    try writeFirstVersion()
    let context = try open(VersionTwo.self, Plan.self)
    let people = try context.fetch(FetchDescriptor<VersionTwo.Person>())
    #expect(people.map(\.fullName) == ["Ada!"])
    #expect(people.map(\.city) == ["Oslo"])
    let again = try open(VersionTwo.self, Plan.self)
    #expect(try again.fetch(FetchDescriptor<VersionTwo.Person>()).map(\.fullName) == ["Ada!"])
  }

  @Test("SD31: A stage that fails changes nothing")
  func failing() throws {
    try writeFirstVersion()
    #expect(throws: FailingPlan.Failure.self) { _ = try open(VersionTwo.self, FailingPlan.self) }
    #expect(try open(VersionOne.self).fetch(FetchDescriptor<VersionOne.Person>()).map(\.name) == ["Ada"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { $0.hasPrefix("test") })
  }
}
