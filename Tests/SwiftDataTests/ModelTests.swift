import Foundation
import SwiftData
import Testing

struct ModelTests {
  @Test("SD1: A class becomes a model by its attribute alone")
  func template() throws {
    let container = try container(Item.self)
    let context = ModelContext(container)
    let date = Date(timeIntervalSinceReferenceDate: 5)
    context.insert(Item(timestamp: date))
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetch(FetchDescriptor<Item>()).map(\.timestamp) == [date])
  }

  @Test("SD2: Values of all kinds come back as they were")
  func values() throws {
    let container = try container(Sample.self)
    let context = ModelContext(container)
    let sample = Sample(name: "Ada", note: "née")
    sample.count = -3
    sample.big = .min
    sample.small = .max
    sample.ratio = .pi
    sample.half = 0.125
    sample.isOn = true
    sample.link = URL(string: "https://example.com/a?b=c")
    sample.bytes = Data([0, 1, 255])
    sample.price = Decimal(string: "12.34")!
    sample.mood = .wild
    sample.level = .high
    sample.place = Place(street: "Main", number: 4)
    sample.tags = ["a", "b"]
    sample.scores = ["x": 1]
    context.insert(sample)
    try context.save()
    let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Sample>()).first)
    #expect(copy !== sample)
    #expect(copy.name == "Ada")
    #expect(copy.note == "née")
    #expect(copy.count == -3)
    #expect(copy.big == .min)
    #expect(copy.small == .max)
    #expect(copy.ratio == .pi)
    #expect(copy.half == 0.125)
    #expect(copy.isOn)
    #expect(copy.date == sample.date)
    #expect(copy.identifier == sample.identifier)
    #expect(copy.link == sample.link)
    #expect(copy.bytes == sample.bytes)
    #expect(copy.price == sample.price)
    #expect(copy.mood == .wild)
    #expect(copy.level == .high)
    #expect(copy.place == sample.place)
    #expect(copy.tags == ["a", "b"])
    #expect(copy.scores == ["x": 1])
    #expect(copy.rating == nil)
    #expect(copy.reveal() == 7)
    #expect(copy.doubled == -6)
    #expect(copy.shout == "ADA")
  }

  @Test("SD3: Transient and ephemeral properties are not saved")
  func transient() throws {
    let container = try container(Sample.self)
    let context = ModelContext(container)
    let sample = Sample(name: "a")
    context.insert(sample)
    try context.save()
    sample.cache = "other"
    sample.selection = 4
    #expect(!context.hasChanges)
    #expect(sample.selection == 4)
    let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Sample>()).first)
    #expect(copy.selection == 0)
    #expect(copy.cache == "cache")
  }

  @Test("SD4: A value that is no number, and infinite ones, come back as they were")
  func noNumber() throws {
    let container = try container(Sample.self)
    let context = ModelContext(container)
    let sample = Sample(name: "a")
    sample.ratio = .nan
    sample.half = .infinity
    sample.big = .max
    sample.mood = .merry
    sample.price = .nan
    context.insert(sample)
    try context.save()
    let other = ModelContext(container)
    let copy = try #require(try other.fetch(FetchDescriptor<Sample>()).first)
    #expect(copy.ratio.isNaN)
    #expect(copy.half == .infinity)
    #expect(copy.big == .max)
    #expect(copy.price.isNaN)
    let merry = Mood.merry
    #expect(try other.fetchCount(FetchDescriptor<Sample>(predicate: #Predicate { $0.mood == merry })) == 1)
  }

  @Test("SD6: An object keeps its identifier, in all contexts")
  func identifiers() throws {
    let container = try container(Sample.self)
    let context = ModelContext(container)
    let sample = Sample(name: "a")
    let before = sample.persistentModelID
    context.insert(sample)
    try context.save()
    #expect(sample.persistentModelID == before)
    #expect(sample.id == before)
    let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Sample>()).first)
    #expect(copy == sample)
    #expect(Set([copy, sample]).count == 1)
    let data = try JSONEncoder().encode(before)
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == before)
    #expect(ModelContext(container).model(for: before) as? Sample == sample)
    let registered: Sample? = context.registeredModel(for: before)
    #expect(registered === sample)
    let unknown: Sample? = ModelContext(container).registeredModel(for: before)
    #expect(unknown == nil)
  }

  @Test("SD7: A context fetches an object once")
  func uniquing() throws {
    let context = ModelContext(try container(Sample.self))
    context.insert(Sample(name: "a"))
    try context.save()
    let first = try context.fetch(FetchDescriptor<Sample>())
    let second = try context.fetch(FetchDescriptor<Sample>())
    #expect(first[0] === second[0])
    #expect(first[0].modelContext === context)
    context.delete(first[0])
    #expect(first[0].isDeleted)
    #expect(first[0].hasChanges)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Sample>()) == 0)
    context.insert(first[0])
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Sample>()) == [first[0]])
  }

  @Test("SD8: What is related to an inserted object is inserted with it")
  func reached() throws {
    let context = ModelContext(try container(Trip.self))
    let trip = Trip(name: "North")
    let stop = Stop(title: "Oslo", trip: trip)
    context.insert(stop)
    #expect(trip.modelContext === context)
    #expect(trip.stops == [stop])
    let second = Stop(title: "Bergen")
    trip.stops?.append(second)
    #expect(second.modelContext === context)
    #expect(second.trip === trip)
    let third = Stop(title: "Tromsø")
    third.trip = trip
    #expect(third.modelContext === context)
    #expect(context.insertedModelsArray.count == 4)
    try context.save()
    #expect(!context.hasChanges)
  }
}
