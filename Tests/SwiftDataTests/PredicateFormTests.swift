import Foundation
import SwiftData
import Testing

/// A value that SQL cannot see into.
enum Wrapping: Codable, Hashable { case plain, layers(Int) }

@Model
final class Parcel {
  var name: String
  var mood: Mood = Mood.calm
  var option: Mood?
  var wrapping: Wrapping = Wrapping.plain
  var date: Date = Date(timeIntervalSinceReferenceDate: 10)
  var note: String?
  var price: Decimal = 3
  var labels: [ParcelLabel] = []

  init(_ name: String) { self.name = name }
}

@Model
final class ParcelLabel {
  var number: Int
  var parcel: Parcel?

  init(_ number: Int) { self.number = number }
}

struct PredicateFormTests {
  private let context: ModelContext
  private let parcels: [Parcel]

  init() throws {
    context = ModelContext(try container(Parcel.self))
    let (first, second) = (Parcel("a"), Parcel("b"))
    parcels = [first, second]
    for parcel in parcels { context.insert(parcel) }
    first.labels = [ParcelLabel(1), ParcelLabel(2)]
    second.mood = .wild
    second.option = .wild
    second.wrapping = .layers(2)
    second.note = "Hello World"
    second.price = 5
    try context.save()
  }

  private func expect(
    _ names: String, _ predicate: Predicate<Parcel>, at place: SourceLocation = #_sourceLocation
  ) throws {
    let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.name).joined()
    #expect(found == names, sourceLocation: place)
    #expect(try parcels.filter { try predicate.evaluate($0) }.map(\.name).joined() == names, sourceLocation: place)
  }

  @Test("SD20: Values that were captured, of many types")
  func captured() throws {
    let moods: Set<Mood> = [.wild]
    let option: Mood? = .wild
    let wrapping = Wrapping.layers(2)
    let (low, high) = (Date(timeIntervalSinceReferenceDate: 5), Date(timeIntervalSinceReferenceDate: 20))
    let label = parcels[0].labels[0].persistentModelID
    try expect("b", #Predicate { moods.contains($0.mood) })
    try expect("b", #Predicate { $0.option == option })
    try expect("b", #Predicate { $0.wrapping == wrapping })
    try expect("ab", #Predicate { (low...high).contains($0.date) })
    try expect("ab", #Predicate { $0.date >= low && $0.date < high })
    try expect("b", #Predicate { $0.price > 4 })
    try expect("a", #Predicate { $0.labels.contains { $0.persistentModelID == label } })
  }

  @Test("SD20: Optionals, choices and relationships")
  func forms() throws {
    try expect("b", #Predicate { $0.note?.localizedStandardContains("world") == true })
    try expect("a", #Predicate { ($0.note ?? "none") == "none" })
    try expect("ab", #Predicate { $0.note == nil ? $0.name == "a" : $0.name == "b" })
    try expect("b", #Predicate { if let note = $0.note { return note.contains("W") } else { return false } })
    try expect("a", #Predicate { $0.labels.filter { $0.number > 1 }.count == 1 })
    try expect("ab", #Predicate { $0.labels.allSatisfy { $0.number < 3 } })
    try expect("a", #Predicate { $0.labels.count * 2 + 1 == 5 })
    try expect("a", #Predicate { !$0.labels.isEmpty })
    try expect("ab", #Predicate { _ in true })
  }

  @Test("SD19: An order may go by the properties of related objects")
  func relatedOrder() throws {
    let order = [SortDescriptor(\ParcelLabel.parcel?.name), SortDescriptor(\ParcelLabel.number, order: .reverse)]
    #expect(try context.fetch(FetchDescriptor(sortBy: order)).map(\.number) == [2, 1])
  }
}
