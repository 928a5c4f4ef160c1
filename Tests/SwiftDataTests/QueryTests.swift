import Foundation
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct QueryTests {
  /// As an app writes it.
  private struct StopList: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Stop.minutes, order: .forward) private var stops: [Stop]

    var body: some View {
      VStack {
        Button("Add") {
          withAnimation { modelContext.insert(Stop(title: "New \(stops.count)", minutes: stops.count)) }
        }
        Button("Delete") { if let first = stops.first { modelContext.delete(first) } }
        ForEach(stops) { stop in StopRow(stop: stop) }
      }
    }
  }

  private struct StopRow: View {
    @Bindable var stop: Stop

    var body: some View {
      VStack {
        Text(stop.title)
        TextField("Title", text: $stop.title)
      }
    }
  }

  @Test("SD23: A view shows what is inserted, changed and deleted")
  func list() async throws {
    let container = try container(Stop.self)
    let screen = Screen { StopList().modelContainer(container) }
    #expect(screen.visibleText == ["Add", "Delete"])
    screen["Add"].tap()
    screen["Add"].tap()
    await screen.settle()
    #expect(screen["New 0"].exists && screen["New 1"].exists)
    let stops = try container.mainContext.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.minutes)]))
    stops[0].title = "Oslo"
    await screen.settle()
    #expect(screen["Oslo"].exists)
    screen["Delete"].tap()
    await screen.settle()
    #expect(!screen["Oslo"].exists)
    #expect(screen["New 1"].exists)
  }

  @Test("SD15: The main context saves after a turn of the main loop")
  func autosave() async throws {
    let container = try container(Stop.self)
    let screen = Screen { StopList().modelContainer(container) }
    screen["Add"].tap()
    await screen.settle()
    #expect(!container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Stop>()) == 1)
    container.mainContext.autosaveEnabled = false
    screen["Add"].tap()
    await screen.settle()
    #expect(container.mainContext.hasChanges)
  }

  private struct Filtered: View {
    @Query private var stops: [Stop]

    init(_ text: String) {
      _stops = Query(
        filter: #Predicate { text.isEmpty || $0.title.localizedStandardContains(text) },
        sort: [SortDescriptor(\Stop.title, order: .reverse)])
    }

    var body: some View { Text(stops.map(\.title).joined(separator: " ")) }
  }

  @Test("SD23: A query of an initializer follows its parameters")
  func parameters() throws {
    let container = try container(Stop.self)
    for title in ["Oslo", "Bergen", "Bodø"] { container.mainContext.insert(Stop(title: title)) }
    let screen = Screen { Filtered("").modelContainer(container) }
    #expect(screen.visibleText == ["Oslo Bodø Bergen"])
    screen.update { Filtered("b").modelContainer(container) }
    #expect(screen.visibleText == ["Bodø Bergen"])
    screen.update { Filtered("x").modelContainer(container) }
    #expect(screen.visibleText == [""] || screen.visibleText == [])
  }

  private struct Long: View {
    @Query(filter: #Predicate<Stop> { $0.minutes > 10 }, sort: \.title) private var stops: [Stop]

    var body: some View { Text("\(stops.count) long") }
  }

  @Test("SD24: A body runs again only if the results may be others")
  func precision() throws {
    let container = try container(Trip.self)
    let context = container.mainContext
    context.autosaveEnabled = false
    let screen = Screen { Long().modelContainer(container) }
    func bodies(_ change: () throws -> Void) rethrows -> Int {
      screen.trace.reset()
      try change()
      screen.update { Long().modelContainer(container) }
      return screen.trace.bodies(of: Long.self)
    }
    let (short, long) = (Stop(title: "a", minutes: 1), Stop(title: "b", minutes: 20))
    #expect(bodies { context.insert(short) } == 0)
    #expect(bodies { context.insert(long) } == 1)
    #expect(screen.visibleText == ["1 long"])
    #expect(bodies { short.minutes = 2 } == 0)
    #expect(bodies { long.note = "n" } == 0)
    #expect(bodies { context.insert(Guide(name: "Gro")) } == 0)
    #expect(try bodies { try context.save() } == 0)
    #expect(bodies { short.minutes = 12 } == 1)
    #expect(bodies { long.title = "c" } == 1)
    #expect(bodies { context.delete(short) } == 1)
    #expect(screen.visibleText == ["1 long"])
    #expect(try bodies { try context.save() } == 0)
  }

  @Test("SD14: Views show what an actor saved")
  func background() async throws {
    let container = try container(Stop.self)
    let screen = Screen { StopList().modelContainer(container) }
    let worker = Worker(modelContainer: container)
    let identifier = try await worker.add("Oslo")
    await MainActor.run {}
    await screen.settle()
    #expect(screen["Oslo"].exists)
    try await worker.rename(identifier, "Bergen")
    await MainActor.run {}
    await screen.settle()
    #expect(screen["Bergen"].exists)
  }

  private struct Root: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        StopList()
      }
      .modelContainer(for: Stop.self, inMemory: true)
    }
  }

  @Test("SD26: A modifier makes its container once")
  func modifier() async {
    let screen = Screen { Root() }
    screen["Add"].tap()
    screen["Again 0"].tap()
    await screen.settle()
    #expect(screen["Again 1"].exists)
    #expect(screen["New 0"].exists)
  }

  @Test("SD26: Without a container nothing is found, and nothing breaks")
  func withoutContainer() {
    let screen = Screen { StopList() }
    screen["Add"].tap()
    #expect(!screen["New 0"].exists)
  }

  private struct UndoRoot: View {
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Button("Undo") { undoManager?.undo() }
        StopList().modelContainer(for: Stop.self, inMemory: true, isUndoEnabled: true)
      }
    }
  }

  @Test("SD16: The window's undo manager takes one change after the other back")
  func windowUndo() async {
    let screen = Screen { UndoRoot() }
    screen["Add"].tap()
    await screen.settle()
    screen["Add"].tap()
    await screen.settle()
    #expect(screen["New 0"].exists && screen["New 1"].exists)
    screen["Undo"].tap()
    await screen.settle()
    #expect(screen["New 0"].exists && !screen["New 1"].exists)
    screen["Undo"].tap()
    await screen.settle()
    #expect(!screen["New 0"].exists)
  }

  @Test("SD16: Changes are undone and done again")
  func undo() throws {
    let container = try container(Trip.self)
    let context = container.mainContext
    context.autosaveEnabled = false
    let manager = UndoManager()
    let trip = Trip(name: "North")
    let stop = Stop(title: "a")
    context.insert(trip)
    context.insert(stop)
    try context.save()
    context.undoManager = manager
    stop.title = "b"
    stop.trip = trip
    manager.undo()
    #expect(stop.title == "a")
    #expect(trip.stops == [])
    manager.redo()
    #expect(stop.title == "b")
    #expect(trip.stops == [stop])
    context.delete(stop)
    manager.undo()
    #expect(!stop.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)
    context.insert(Stop(title: "c"))
    manager.undo()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)
  }

  @Test("SD25: A view is evaluated for the properties that it reads")
  func properties() throws {
    let container = try container(Stop.self)
    let stop = Stop(title: "a")
    container.mainContext.insert(stop)
    let screen = Screen { StopRow(stop: stop).modelContainer(container) }
    screen.trace.reset()
    stop.minutes = 4
    screen.update { StopRow(stop: stop).modelContainer(container) }
    #expect(screen.trace.bodies(of: StopRow.self) == 0)
    stop.title = "b"
    screen.update { StopRow(stop: stop).modelContainer(container) }
    #expect(screen.trace.bodies(of: StopRow.self) == 1)
  }

  private struct StreetList: View {
    @Query(filter: #Predicate<Stop> { $0.place?.street == "Street 1" }) private var stops: [Stop]

    var body: some View { Text("\(stops.count) stops") }
  }

  @Test("SD24: A query by the member of a structure is evaluated for that property only")
  func memberOfStructure() throws {
    let container = try container(Stop.self)
    let stop = Stop(title: "a")
    container.mainContext.insert(stop)
    let screen = Screen { StreetList().modelContainer(container) }
    #expect(screen["0 stops"].exists)
    #expect(screen.trace.warnings.isEmpty)
    screen.trace.reset()
    stop.title = "b"
    screen.update { StreetList().modelContainer(container) }
    #expect(screen.trace.bodies(of: StreetList.self) == 0)
    stop.place = Place(street: "Street 1", number: 1)
    screen.update { StreetList().modelContainer(container) }
    #expect(screen["1 stops"].exists)
  }

  private struct RegexList: View {
    @Query(filter: #Predicate<Stop> { $0.title.contains(/a+/) }) private var stops: [Stop]

    var body: some View { Text("\(stops.count) stops, \(_stops.fetchError == nil ? "right" : "wrong")") }
  }

  @Test("SD20: A query that the store cannot answer says so")
  func unsupported() async throws {
    let container = try container(Stop.self)
    container.mainContext.insert(Stop(title: "a"))
    let screen = Screen { RegexList().modelContainer(container) }
    await screen.settle()
    #expect(screen["0 stops, wrong"].exists)
    #expect(screen.trace.warnings.contains { $0.contains("SwiftDataError.unsupportedPredicate") })
  }

  private struct FirstStops: View {
    @Query private var stops: [Stop]

    init() {
      var descriptor = FetchDescriptor(sortBy: [SortDescriptor(\Stop.trip?.name)])
      descriptor.fetchLimit = 1
      _stops = Query(descriptor)
    }

    var body: some View { Text(stops.map(\.title).joined(separator: " ")) }
  }

  @Test("SD19: A page in an order that the store has not is told of")
  func pageInMemory() throws {
    let container = try container(Trip.self)
    for name in ["South", "North"] {
      container.mainContext.insert(Stop(title: name, trip: Trip(name: name)))
    }
    let screen = Screen { FirstStops().modelContainer(container) }
    #expect(screen.visibleText == ["North"])
    #expect(screen.trace.warnings.contains { $0.contains("All Stop objects that a fetch may find are read") })
  }

  private struct Ordered: View {
    @Query(
      filter: #Predicate<Stop> { $0.minutes >= 0 }, sort: [SortDescriptor(\Stop.title), SortDescriptor(\.minutes)])
    private var stops: [Stop]

    var body: some View { Text(stops.map { "\($0.title)\($0.minutes)" }.joined(separator: " ")) }
  }

  @Test("SD23: Objects that come, go and change are where a fetch finds them", arguments: 0..<10)
  func places(_ round: Int) throws {
    let container = try container(Trip.self)
    let context = container.mainContext
    context.autosaveEnabled = false
    let random = RandomPredicates()
    let screen = Screen { Ordered().modelContainer(container) }
    var stops: [Stop] = []
    for _ in 0..<60 {
      for _ in 0...Int.random(in: 0..<3) {
        switch Int.random(in: 0..<6) {
        case 0, 1:
          stops.append(random.stop(trips: []))
          context.insert(stops[stops.count - 1])
        case 2 where !stops.isEmpty: context.delete(stops.remove(at: Int.random(in: 0..<stops.count)))
        case 3: try context.save()
        default: if let stop = stops.randomElement() { random.change(stop, trips: []) }
        }
      }
      screen.update { Ordered().modelContainer(container) }
      let expected = ModelContext.inOrder(stops)
      #expect(screen.visibleText.joined() == expected)
      guard screen.visibleText.joined() == expected else { return }
    }
  }
}

extension ModelContext {
  /// What the view `Ordered` shows, by sorting.
  fileprivate static func inOrder(_ stops: [Stop]) -> String {
    let order = [SortDescriptor(\Stop.title), SortDescriptor(\.minutes)]
    return stops.filter { $0.minutes >= 0 }.sorted { left, right in
      for sort in order {
        let result = sort.compare(left, right)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return left.persistentModelID < right.persistentModelID
    }
    .map { "\($0.title)\($0.minutes)" }.joined(separator: " ")
  }
}
