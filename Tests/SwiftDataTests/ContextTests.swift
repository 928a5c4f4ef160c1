import Foundation
import SwiftData
import Synchronization
import Testing

struct ContextTests {
  @Test("SD15: Changes are saved, taken back, or both together")
  func transactions() throws {
    let container = try container(Stop.self)
    let context = ModelContext(container)
    let stop = Stop(title: "a")
    context.insert(stop)
    #expect(context.hasChanges)
    #expect(context.insertedModelsArray.count == 1)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(stop.modelContext == nil)
    context.insert(stop)
    try context.save()
    stop.title = "b"
    #expect(stop.hasChanges)
    #expect(context.changedModelsArray.count == 1)
    context.rollback()
    #expect(stop.title == "a")
    context.delete(stop)
    #expect(context.deletedModelsArray.count == 1)
    context.rollback()
    #expect(!stop.isDeleted)
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try context.transaction {
        stop.title = "c"
        throw Failure()
      }
    }
    #expect(stop.title == "a")
    try context.transaction { stop.title = "d" }
    #expect(try ModelContext(container).fetch(FetchDescriptor<Stop>()).map(\.title) == ["d"])
  }

  @Test("SD15: What was taken back may be inserted again")
  func again() throws {
    let context = ModelContext(try container(Trip.self))
    let trip = Trip(name: "North")
    context.insert(trip)
    try context.save()
    let stop = Stop(title: "a", trip: trip)
    context.insert(stop)
    #expect(trip.stops == [stop])
    context.rollback()
    #expect(trip.stops == [])
    context.insert(stop)
    #expect(trip.stops == [stop])
    try context.save()
    #expect(trip.stops == [stop])
  }

  @Test("SD15: A save tells which objects it wrote")
  func notifications() throws {
    let context = ModelContext(try container(Stop.self))
    let told = Mutex<[String]>([])
    let center = NotificationCenter.default
    let tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
      center.addObserver(forName: name, object: context, queue: nil) { note in
        let counts = ["inserted", "updated", "deleted"].map { key in
          (note.userInfo?[key] as? [PersistentIdentifier])?.count ?? 0
        }
        told.withLock { $0.append("\(note.name.rawValue) \(counts)") }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    context.insert(Stop(title: "a"))
    try context.save()
    try context.save()
    #expect(told.withLock { $0 } == ["ModelContextWillSave [0, 0, 0]", "ModelContextDidSave [1, 0, 0]"])
  }

  @Test("SD14: What one context saved, others see with their next fetch")
  func contexts() throws {
    let container = try container(Stop.self)
    let (one, other) = (ModelContext(container), ModelContext(container))
    let stop = Stop(title: "a")
    one.insert(stop)
    try one.save()
    let copy = try #require(try other.fetch(FetchDescriptor<Stop>()).first)
    stop.title = "b"
    stop.minutes = 2
    copy.minutes = 5
    try one.save()
    _ = try other.fetch(FetchDescriptor<Stop>())
    #expect(copy.title == "b")
    #expect(copy.minutes == 5)
    one.delete(stop)
    try one.save()
    #expect(try other.fetch(FetchDescriptor<Stop>()).isEmpty)
  }

  @Test("SD17: An object with the unique value of another one takes its place")
  func unique() throws {
    let container = try container(Trip.self)
    let context = ModelContext(container)
    let first = Trip(name: "North", days: 1)
    first.stops = [Stop(title: "a")]
    context.insert(first)
    try context.save()
    let second = Trip(name: "North", days: 2)
    second.stops = [Stop(title: "b")]
    context.insert(second)
    try context.save()
    #expect(first == second)
    #expect(first.days == 2)
    #expect(first.stops?.map(\.title) == ["a", "b"])
    second.days = 3
    #expect(first.days == 3)
    context.insert(Trip(name: "South", days: 4))
    context.insert(Trip(name: "South", days: 5))
    try context.save()
    let other = ModelContext(container)
    let trips = try other.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    #expect(trips.map(\.days) == [3, 5])
    #expect(trips[0].stops?.map(\.title) == ["a", "b"])
  }

  @Test("SD19: Fetches have limits, offsets and batches")
  func pages() throws {
    let container = try container(Stop.self)
    let context = ModelContext(container)
    for index in 0..<25 { context.insert(Stop(title: "\(index)", minutes: index)) }
    try context.save()
    var descriptor = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.minutes, order: .reverse)])
    descriptor.fetchLimit = 3
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.minutes) == [23, 22, 21])
    #expect(try context.fetchIdentifiers(descriptor) == context.fetch(descriptor).map(\.persistentModelID))
    descriptor.fetchLimit = -4
    #expect(try context.fetch(descriptor).isEmpty)
    var sum = 0
    try context.enumerate(FetchDescriptor<Stop>(), batchSize: 0) { sum += $0.minutes }
    #expect(sum == 300)
    #expect(try context.fetch(FetchDescriptor<Stop>(), batchSize: 4).count == 25)
  }

  @Test("SD19: Relationships are fetched with the objects")
  func prefetching() throws {
    let container = try container(Trip.self)
    let context = ModelContext(container)
    for name in ["North", "South"] {
      let trip = Trip(name: name)
      trip.stops = [Stop(title: name), Stop(title: "b")]
      trip.travelers = [Traveler(name: name)]
      context.insert(trip)
    }
    try context.save()
    let other = ModelContext(container)
    var descriptor = FetchDescriptor<Trip>()
    descriptor.relationshipKeyPathsForPrefetching = [\.stops, \.travelers, \.guide]
    let trips = try other.fetch(descriptor)
    #expect(trips.map { $0.stops?.map(\.title) } == [["North", "b"], ["South", "b"]])
    #expect(trips.map { $0.travelers.map(\.name) } == [["North"], ["South"]])
    var stops = FetchDescriptor<Stop>()
    stops.relationshipKeyPathsForPrefetching = [\.trip]
    #expect(try ModelContext(container).fetch(stops).count == 4)
    stops.relationshipKeyPathsForPrefetching = [\.title]
    #expect(throws: SwiftDataError.unsupportedKeyPath) { try other.fetch(stops) }
  }

  @Test("SD18: Fetches may leave out what is not saved")
  func withoutPending() throws {
    let context = ModelContext(try container(Stop.self))
    context.insert(Stop(title: "a"))
    var descriptor = FetchDescriptor<Stop>()
    descriptor.includePendingChanges = false
    #expect(try context.fetchCount(descriptor) == 0)
    descriptor.includePendingChanges = true
    #expect(try context.fetchCount(descriptor) == 1)
  }

  @Test("SD7: A class that the container has not is an error")
  func unknownClass() throws {
    let context = ModelContext(try container(Stop.self))
    #expect(throws: SwiftDataError.unknownSchema) { try context.fetch(FetchDescriptor<Sample>()) }
  }

  @Test("SD7: A context that is dropped frees its objects")
  func dropped() throws {
    let container = try container(Trip.self)
    weak var kept: Trip?
    weak var keptContext: ModelContext?
    do {
      let context = ModelContext(container)
      keptContext = context
      let trip = Trip(name: "North")
      trip.stops = [Stop(title: "a"), Stop(title: "b")]
      context.insert(trip)
      try context.save()
      trip.days = 4
      kept = trip
    }
    #expect(keptContext == nil)
    #expect(kept == nil)
  }

  @Test("SD29: An actor works with objects of its own")
  func actors() async throws {
    let container = try container(Stop.self)
    let worker = Worker(modelContainer: container)
    let identifier = try await worker.add("a")
    #expect(try await worker.count() == 1)
    try await worker.rename(identifier, "b")
    #expect(try ModelContext(container).fetch(FetchDescriptor<Stop>()).map(\.title) == ["b"])
  }
}

@ModelActor
actor Worker {
  func add(_ title: String) throws -> PersistentIdentifier {
    let stop = Stop(title: title)
    modelContext.insert(stop)
    try modelContext.save()
    return stop.persistentModelID
  }

  func rename(_ identifier: PersistentIdentifier, _ title: String) throws {
    self[identifier, as: Stop.self]?.title = title
    try modelContext.save()
  }

  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Stop>()) }
}
