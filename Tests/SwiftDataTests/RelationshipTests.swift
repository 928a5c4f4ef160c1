import Foundation
import SwiftData
import Testing

struct RelationshipTests {
  @Test("SD12: Both sides of a relationship change together")
  func inverses() throws {
    let container = try container(Trip.self)
    let context = ModelContext(container)
    let (north, south) = (Trip(name: "North"), Trip(name: "South"))
    let stop = Stop(title: "Oslo")
    context.insert(north)
    context.insert(south)
    context.insert(stop)
    stop.trip = north
    #expect(north.stops == [stop])
    stop.trip = south
    #expect(north.stops == [])
    #expect(south.stops == [stop])
    south.stops = []
    #expect(stop.trip == nil)
    north.stops = [stop]
    let guide = Guide(name: "Gro")
    north.guide = guide
    #expect(guide.trips == [north])
    guide.trips.append(south)
    #expect(south.guide === guide)
    let (ada, bob) = (Traveler(name: "Ada"), Traveler(name: "Bob"))
    north.travelers = [ada, bob]
    bob.trips.append(south)
    ada.friends = [bob]
    #expect(south.travelers == [bob])
    #expect(bob.friends == [])
    try context.save()

    let other = ModelContext(container)
    let trips = try other.fetch(FetchDescriptor<Trip>())
    #expect(trips.map(\.name) == ["North", "South"])
    #expect(trips[0].stops?.map(\.title) == ["Oslo"])
    #expect(trips[0].guide?.trips.map(\.name) == ["North", "South"])
    #expect(trips[0].travelers.map(\.name) == ["Ada", "Bob"])
    #expect(trips[1].travelers.map(\.name) == ["Bob"])
    #expect(trips[0].travelers[0].friends.map(\.name) == ["Bob"])
    trips[0].travelers[0].friends = []
    trips[0].travelers = []
    try other.save()
    let third = ModelContext(container)
    #expect(try third.fetch(FetchDescriptor<Traveler>()).map(\.trips.count) == [0, 1])
    #expect(try third.fetch(FetchDescriptor<Traveler>()).map(\.friends) == [[], []])
  }

  @Test("SD12: A relationship that was not read takes objects, and gives some away")
  func unread() throws {
    let container = try container(Trip.self)
    let context = ModelContext(container)
    let trip = Trip(name: "North")
    trip.stops = ["a", "b", "c"].map { Stop(title: $0) }
    context.insert(trip)
    try context.save()
    let other = ModelContext(container)
    let stops = try other.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.title)]))
    stops[0].trip = nil
    let copy = try #require(stops[1].trip)
    Stop(title: "d").trip = copy
    #expect(copy.stops?.map(\.title) == ["b", "c", "d"])
    try other.save()
    let third = ModelContext(container)
    #expect(try third.fetch(FetchDescriptor<Trip>())[0].stops?.map(\.title) == ["b", "c", "d"])
  }

  @Test("SD13: Deleting an object deletes, releases or keeps what it is related to")
  func deleteRules() throws {
    let container = try container(Trip.self)
    let context = ModelContext(container)
    let trip = Trip(name: "North")
    trip.stops = [Stop(title: "a"), Stop(title: "b")]
    trip.travelers = [Traveler(name: "Ada")]
    let guide = Guide(name: "Gro")
    trip.guide = guide
    context.insert(trip)
    try context.save()
    context.delete(guide)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(!guide.isDeleted)
    #expect(trip.guide === guide)
    context.delete(trip)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(guide.trips == [])
    try context.save()
    let other = ModelContext(container)
    #expect(try other.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(try other.fetch(FetchDescriptor<Traveler>()).map(\.trips.count) == [0])
    other.delete(try other.fetch(FetchDescriptor<Guide>())[0])
    try other.save()
  }

  @Test("SD13: What refers to a deleted object without being mirrored refers to nothing")
  func dangling() throws {
    let container = try container(Fan.self)
    let context = ModelContext(container)
    let (fan, bob) = (Fan(name: "Ada"), Traveler(name: "Bob"))
    fan.hero = bob
    fan.others = [bob]
    context.insert(fan)
    try context.save()
    context.delete(bob)
    #expect(fan.hero == nil)
    try context.save()
    #expect(fan.others == [])
    let other = ModelContext(container)
    let found = try other.fetch(FetchDescriptor<Fan>(predicate: #Predicate { $0.hero == nil && $0.others.isEmpty }))
    #expect(found.map(\.name) == ["Ada"])
  }

  @Test("SD13: All objects that meet a condition are deleted")
  func deleteMany() throws {
    let context = ModelContext(try container(Stop.self))
    for index in 0..<10 { context.insert(Stop(title: "\(index)", minutes: index)) }
    try context.save()
    try context.delete(model: Stop.self, where: #Predicate { $0.minutes < 4 })
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.minutes) == Array(4..<10))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 6)
  }

  @Test("SD12: Ten thousand objects are related and deleted in linear time")
  func many() throws {
    let context = ModelContext(try container(Trip.self))
    let trip = Trip(name: "North")
    context.insert(trip)
    for index in 0..<10_000 { Stop(title: "\(index)").trip = trip }
    #expect(trip.stops?.count == 10_000)
    try context.save()
    context.delete(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }
}
