import Foundation
import SwiftData
import SwiftUI
import Testing

struct InheritanceTests {
  private func names<T: Journey>(_ type: T.Type, _ context: ModelContext, _ predicate: Predicate<T>? = nil) throws
    -> [String]
  {
    try context.fetch(FetchDescriptor<T>(predicate: predicate)).map(\.name)
  }

  @Test("SD36: A class below another one has what that one persists, and keeps what its initializers give")
  func values() throws {
    let container = try JourneySchema.full()
    let context = ModelContext(container)
    let all = try context.fetch(FetchDescriptor<Journey>())
    #expect(all.map { String(describing: type(of: $0)) } == ["Journey", "WorkJourney", "HomeJourney", "LongJourney"])
    #expect(all.map(\.days) == [1, 4, 2, 2])
    #expect(all.map(\.title) == ["plain", "work for talk", "home", "long"])
    let work = try #require(all[1] as? WorkJourney)
    #expect(work.purpose == "talk")
    #expect(work.allowance == 10)
    #expect(work.note == nil)
    #expect(work.client?.name == "Client")
    #expect(work.persistentModelID.entityName == "WorkJourney")
    let long = try #require(all[3] as? LongJourney)
    #expect(long.weeks == 6)
    #expect(long.reason == .rest)
    #expect(long.purpose == 3)
    work.note = "late"
    work.name = "work 2"
    long.weeks = 7
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<WorkJourney>()).map(\.note) == ["late"])
    #expect(try names(WorkJourney.self, other) == ["work 2"])
    #expect(try other.fetch(FetchDescriptor<LongJourney>()).map(\.weeks) == [7])
  }

  @Test("SD36: A class that conforms to protocols only is no subclass")
  func protocols() throws {
    let context = ModelContext(try JourneySchema.container())
    let ticket = Ticket(number: 3)
    ticket.seat = "4A"
    context.insert(ticket)
    try context.save()
    let read = try ModelContext(context.container).fetch(FetchDescriptor<Ticket>())
    #expect(read.map(\.description) == ["ticket 3"])
    #expect(read.map(\.seat) == ["4A"])
  }

  @Test("SD36: A fetch finds objects of the class and of those below it")
  func fetches() throws {
    let context = ModelContext(try JourneySchema.full())
    #expect(try names(Journey.self, context) == ["plain", "work", "home", "long"])
    #expect(try names(WorkJourney.self, context) == ["work"])
    #expect(try names(HomeJourney.self, context) == ["home", "long"])
    #expect(try names(LongJourney.self, context) == ["long"])
    #expect(try context.fetchCount(FetchDescriptor<HomeJourney>()) == 2)
    #expect(
      try context.fetchIdentifiers(FetchDescriptor<Journey>()).map(\.entityName)
        == ["Journey", "WorkJourney", "HomeJourney", "LongJourney"])
    var page = FetchDescriptor<HomeJourney>(sortBy: [SortDescriptor(\.name, order: .reverse)])
    page.fetchLimit = 1
    #expect(try context.fetch(page).map(\.name) == ["long"])
    context.insert(LongJourney(name: "later", weeks: 1))
    #expect(try names(HomeJourney.self, context) == ["home", "long", "later"])
    #expect(try names(WorkJourney.self, context, #Predicate { $0.days > 1 && $0.purpose == "talk" }) == ["work"])
    let rest = HomeJourney.Reason.rest
    #expect(
      try names(LongJourney.self, context, #Predicate { $0.reason == rest && $0.weeks > 0 }) == ["long", "later"])
  }

  @Test("SD36: A predicate asks for the class of an object, and for what that class has", arguments: [false, true])
  func predicates(isPending: Bool) throws {
    let context = ModelContext(try JourneySchema.full())
    // With a change that is not saved, conditions are checked in memory as well.
    if isPending { context.insert(WorkJourney(name: "new", days: 9, purpose: "talk")) }
    let new = isPending ? ["new"] : []
    #expect(try names(Journey.self, context, #Predicate { $0 is WorkJourney }) == ["work"] + new)
    #expect(try names(Journey.self, context, #Predicate { !($0 is HomeJourney) }) == ["plain", "work"] + new)
    #expect(try names(HomeJourney.self, context, #Predicate { $0 is LongJourney }) == ["long"])
    #expect(try names(Journey.self, context, #Predicate { ($0 as? WorkJourney)?.purpose == "talk" }) == ["work"] + new)
    #expect(try names(Journey.self, context, #Predicate { ($0 as? WorkJourney)?.days == 4 }) == ["work"])
    #expect(try names(Journey.self, context, #Predicate { ($0 as? HomeJourney)?.days == 4 }) == [])
    let family = HomeJourney.Reason.family
    let predicate = #Predicate<Journey> { journey in
      if let home = journey as? HomeJourney { home.reason == family } else { journey.days > 3 }
    }
    #expect(try names(Journey.self, context, predicate) == ["work", "home"] + new)
    #expect(
      try names(Journey.self, context, #Predicate { $0 is LongJourney && ($0 as! LongJourney).weeks == 6 }) == ["long"])
    #expect(
      try names(Journey.self, context, #Predicate { ($0 as? WorkJourney)?.client?.name == "Client" }) == ["work"])
  }

  @Test("SD36: A relationship to a class leads to objects of those below it")
  func relationships() throws {
    let container = try JourneySchema.full()
    let context = ModelContext(container)
    let journeys = try context.fetch(FetchDescriptor<Journey>())
    let work = try #require(journeys[1] as? WorkJourney)
    let client = try #require(work.client)
    #expect(client.journeys == [work])
    client.last = journeys[3]
    for journey in journeys { journey.legs.append(Leg("to \(journey.name)")) }
    let guest = Guest(name: "Ann")
    guest.journeys = journeys
    context.insert(guest)
    try context.save()
    let other = ModelContext(container)
    let legs = try other.fetch(
      FetchDescriptor<Leg>(predicate: #Predicate { $0.journey is HomeJourney }, sortBy: [SortDescriptor(\.place)]))
    #expect(legs.map(\.place) == ["to home", "to long"])
    #expect(legs.map { $0.journey is LongJourney } == [false, true])
    #expect((try other.fetch(FetchDescriptor<Client>()).first?.last as? LongJourney)?.weeks == 6)
    let guests = try other.fetch(FetchDescriptor<Guest>())
    #expect(guests.first?.journeys.map { $0 is HomeJourney } == [false, false, true, true])
    #expect(
      try other.fetchCount(FetchDescriptor<Guest>(predicate: #Predicate { $0.journeys.contains { $0 is LongJourney } }))
        == 1)
    var prefetching = FetchDescriptor<Leg>()
    prefetching.relationshipKeyPathsForPrefetching = [\.journey]
    let last = ModelContext(container)
    #expect(try last.fetch(prefetching).compactMap { $0.journey as? WorkJourney }.count == 1)
  }

  @Test("SD36: Deleting follows the rules that a class inherits, and may leave out the classes below")
  func deleting() throws {
    let container = try JourneySchema.full()
    let context = ModelContext(container)
    let journeys = try context.fetch(FetchDescriptor<Journey>())
    for journey in journeys { journey.legs.append(Leg(journey.name)) }
    let client = try #require((journeys[1] as? WorkJourney)?.client)
    client.last = journeys[1]
    try context.save()
    context.delete(journeys[1])
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Leg>()).map(\.place) == ["plain", "home", "long"])
    let left = try #require(try other.fetch(FetchDescriptor<Client>()).first)
    #expect(left.last == nil)
    #expect(left.journeys == [])
    try other.delete(model: HomeJourney.self, includeSubclasses: false)
    #expect(try names(Journey.self, other) == ["plain", "long"])
    try other.delete(model: Journey.self)
    try other.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Journey>()) == 0)
  }

  @Test("SD36: A unique value of a class is one of those below it, too; an object does not become one of another class")
  func uniqueValues() throws {
    let container = try JourneySchema.full()
    let context = ModelContext(container)
    context.insert(WorkJourney(name: "work", days: 7, purpose: "visit"))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<WorkJourney>()).map(\.days) == [7])
    let wrong = WorkJourney(name: "home", purpose: "visit")
    context.insert(wrong)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    wrong.name = "another"
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Journey>()) == 5)
  }

  @MainActor
  @Test("SD36: What an object inherits and what it has itself are undone and done again")
  func undoing() throws {
    let context = try JourneySchema.full().mainContext
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    let work = try #require(try context.fetch(FetchDescriptor<WorkJourney>()).first)
    manager.beginUndoGrouping()
    work.purpose = "visit"
    work.days = 8
    manager.endUndoGrouping()
    manager.undo()
    #expect(work.purpose == "talk")
    #expect(work.days == 4)
    manager.redo()
    #expect(work.purpose == "visit")
    #expect(work.days == 8)
    context.undoManager = nil
    work.purpose = "other"
    context.rollback()
    #expect(work.purpose == "talk")
  }

  @Test("SD36: Classes below another one come and go, and an object keeps its class")
  func migrations() throws {
    let folder = try TestFolder()
    let few = Schema([Journey.self])
    let all = Schema(JourneySchema.types)
    do {
      let context = ModelContext(try ModelContainer(for: few, configurations: folder.configuration(few)))
      context.insert(Journey(name: "old"))
      try context.save()
      #expect(few.entities.map(\.superentityName) == [nil, nil, nil])
    }
    do {
      let context = ModelContext(try ModelContainer(for: all, configurations: folder.configuration(all)))
      #expect(try names(Journey.self, context) == ["old"])
      context.insert(WorkJourney(name: "new", purpose: "talk"))
      try context.save()
      #expect(all.entitiesByName["LongJourney"]?.superentityName == "HomeJourney")
    }
    do {
      let context = ModelContext(try ModelContainer(for: all, configurations: folder.configuration(all)))
      #expect(try context.fetch(FetchDescriptor<WorkJourney>()).map(\.purpose) == ["talk"])
    }
    let context = ModelContext(try ModelContainer(for: few, configurations: folder.configuration(few)))
    #expect(try names(Journey.self, context) == ["old"])
  }

  @Test("SD36: A class that was of its own brings its objects below another one")
  func moving() throws {
    let folder = try TestFolder()
    let former = Schema([Former.Base.self, Former.Part.self], version: Schema.Version(1, 0, 0))
    let present = Schema([Present.Base.self, Present.Part.self], version: Schema.Version(2, 0, 0))
    do {
      let context = ModelContext(try ModelContainer(for: former, configurations: folder.configuration(former)))
      context.insert(Former.Base(name: "base"))
      context.insert(Former.Part(name: "part", size: 4))
      try context.save()
    }
    let context = ModelContext(try ModelContainer(for: present, configurations: folder.configuration(present)))
    #expect(try context.fetch(FetchDescriptor<Present.Base>()).map(\.name) == ["base", "part"])
    #expect(try context.fetch(FetchDescriptor<Present.Part>()).map(\.size) == [4])
  }

  @Test("SD36: Classes below one another are in one store")
  func stores() throws {
    let one = ModelConfiguration("one", schema: Schema([Journey.self]), isStoredInMemoryOnly: true)
    let other = ModelConfiguration("other", schema: Schema([WorkJourney.self]), isStoredInMemoryOnly: true)
    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      try ModelContainer(for: Schema([WorkJourney.self]), configurations: [one, other])
    }
  }
}

private enum Former {
  @Model
  final class Base {
    var name: String

    init(name: String) { self.name = name }
  }

  @Model
  final class Part {
    var name: String
    var size: Int

    init(name: String, size: Int) {
      self.name = name
      self.size = size
    }
  }
}

private enum Present {
  @Model
  class Base {
    var name: String

    init(name: String) { self.name = name }
  }

  @Model
  final class Part: Base {
    var size: Int

    init(name: String, size: Int) {
      self.size = size
      super.init(name: name)
    }
  }
}
