import Foundation
import SwiftData
import Testing

struct PredicateTests {
  private let random = RandomPredicates()

  private func fill(_ context: ModelContext) throws -> [Trip] {
    let trips = ["North", "South", "East"].map { Trip(name: $0, days: Int.random(in: 1...9)) }
    let travelers = ["Oslo", "Ada", "z"].map { Traveler(name: $0) }
    let guide = Guide(name: "Gro")
    for trip in trips { context.insert(trip) }
    trips[0].guide = guide
    trips[0].travelers = travelers
    trips[1].travelers = [travelers[1]]
    for _ in 0..<40 { context.insert(random.stop(trips: trips)) }
    try context.save()
    return trips
  }

  private func compare(_ context: ModelContext, _ all: [Stop], count: Int) throws {
    for _ in 0..<count {
      var descriptor = FetchDescriptor(predicate: random.predicate(), sortBy: random.order())
      let expected = try all.filter { try descriptor.predicate?.evaluate($0) ?? true }.sorted { left, right in
        for sort in descriptor.sortBy {
          let result = sort.compare(left, right)
          if result != .orderedSame { return result == .orderedAscending }
        }
        return left.persistentModelID < right.persistentModelID
      }
      if Int.random(in: 0..<3) == 0 {
        descriptor.fetchLimit = Int.random(in: 0...10)
        descriptor.fetchOffset = Int.random(in: 0...5)
      }
      let page = expected.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? .max)
      let found = try context.fetch(descriptor)
      #expect(found == Array(page), "\(String(describing: descriptor.predicate)) \(descriptor.sortBy)")
      #expect(try context.fetchCount(descriptor) == page.count)
      guard found == Array(page) else { return }
    }
  }

  @Test("SD20: The store finds what the same condition finds in memory", arguments: 0..<20)
  func differential(_ round: Int) throws {
    let context = ModelContext(try container(Trip.self))
    _ = try fill(context)
    try compare(context, context.fetch(FetchDescriptor<Stop>()), count: 350)
  }

  @Test("SD18: Changes that are not saved count", arguments: 0..<10)
  func pending(_ round: Int) throws {
    let context = ModelContext(try container(Trip.self))
    let trips = try fill(context)
    var all = try context.fetch(FetchDescriptor<Stop>())
    for _ in 0..<6 {
      all += [random.stop(trips: trips)]
      context.insert(all[all.count - 1])
      if let stop = all.randomElement() { random.change(stop, trips: trips) }
      context.delete(all.removeFirst())
      if Bool.random() { trips[0].travelers = [Traveler(name: "Bergen")] }
      try compare(context, all, count: 50)
      if Bool.random() { try context.save() }
    }
  }

  private func titles(_ predicate: Predicate<Stop>) throws -> [String] {
    let context = ModelContext(try container(Trip.self))
    let trip = Trip(name: "North")
    for (index, title) in ["Oslo", "Bergen", "Ålesund"].enumerated() {
      let stop = Stop(title: title, minutes: index)
      context.insert(stop)
      stop.tags = [title.lowercased()]
      stop.place = Place(street: "Street \(index)", number: index)
      if index > 0 { stop.trip = trip }
    }
    try context.save()
    return try context.fetch(FetchDescriptor(predicate: predicate)).map(\.title)
  }

  @Test("SD20: Conditions as programs write them")
  func written() throws {
    let text = "ber"
    let same = ComparisonResult.orderedSame
    #expect(try titles(#Predicate { $0.title.localizedStandardContains(text) }) == ["Bergen"])
    #expect(try titles(#Predicate { $0.title == "Oslo" || $0.minutes > 1 }) == ["Oslo", "Ålesund"])
    #expect(try titles(#Predicate { $0.trip?.name == "North" }) == ["Bergen", "Ålesund"])
    #expect(try titles(#Predicate { $0.trip == nil }) == ["Oslo"])
    #expect(try titles(#Predicate { $0.title.caseInsensitiveCompare("OSLO") == same }) == ["Oslo"])
    #expect(try titles(#Predicate { !$0.title.isEmpty && $0.title.count == 4 }) == ["Oslo"])
    #expect(
      try titles(#Predicate { stop in stop.trip.flatMap { $0.stops?.contains { $0.minutes == 1 } } == true }).count == 2
    )
    let names = ["Oslo", "Bergen"]
    #expect(try titles(#Predicate { names.contains($0.title) }) == names)
    #expect(try titles(#Predicate { text.isEmpty ? true : $0.title.starts(with: "O") }) == ["Oslo"])
  }

  @Test("SD20: Objects and identifiers are compared")
  func identity() throws {
    let context = ModelContext(try container(Trip.self))
    let trip = Trip(name: "North")
    context.insert(trip)
    let stop = Stop(title: "Oslo", trip: trip)
    context.insert(stop)
    context.insert(Stop(title: "Bergen"))
    try context.save()
    let (id, stopID) = (trip.persistentModelID, stop.persistentModelID)
    #expect(
      try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.persistentModelID == stopID })) == [stop])
    #expect(
      try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.persistentModelID == id })) == [stop])
    let trips = [id]
    #expect(
      try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { trips.contains($0.persistentModelID) })) == [trip]
    )
    #expect(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.stops?.isEmpty == false })) == [trip])
  }

  @Test("SD20: A condition on what is not saved is an error")
  func unsupported() throws {
    let context = ModelContext(try container(Sample.self))
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try context.fetch(FetchDescriptor<Sample>(predicate: #Predicate { $0.doubled == 2 }))
    }
  }
}
