import Foundation
import SwiftData
import SwiftUI

enum Mood: String, Codable, CaseIterable { case calm, merry, wild }

struct Place: Codable, Hashable {
  var street: String
  var number: Int
}

/// The model of Apple's project template.
@Model
final class Item {
  var timestamp: Date

  init(timestamp: Date) {
    self.timestamp = timestamp
  }
}

@Model
final class Sample {
  enum Level: Int, Codable { case low = 1, high }

  var name: String
  var count = 0
  var big: Int64 = 1
  var small: UInt8 = 2
  var ratio: Double = 0.5
  var half: Float = 0.25
  var isOn = false
  var date: Date = Date(timeIntervalSinceReferenceDate: 100)
  var identifier: UUID = UUID()
  var link: URL?
  var bytes: Data?
  var price: Decimal = 0
  var mood: Mood = Mood.calm
  var level: Level = Level.low
  var place: Place?
  var tags: [String] = []
  var scores: [String: Int] = [:]
  var note: String?
  var rating: Int?
  @Attribute(.ephemeral) var selection = 0
  @Transient var cache = "cache"
  private var secret = 7

  static var preview: Sample { Sample(name: "preview") }

  var doubled: Int { count * 2 }

  func reveal() -> Int { secret }

  init(name: String, note: String? = nil) {
    self.note = note
    self.name = name
  }
}

extension Sample {
  var shout: String { name.uppercased() }
}

@Model
final class Trip {
  #Index<Trip>([\.startDate])
  @Attribute(.unique) var name: String
  var destination: String
  var startDate: Date
  var days: Int
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop]? = []
  var guide: Guide?
  var travelers: [Traveler] = []

  init(name: String, destination: String = "", startDate: Date = .distantPast, days: Int = 1) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
    self.days = days
  }
}

@Model
final class Stop {
  var title: String
  var minutes: Int
  var rating: Int?
  var note: String?
  var mood: Mood = Mood.calm
  var height: Double = 0
  var price: Decimal = 0
  var day: Date = Date(timeIntervalSinceReferenceDate: 0)
  var isOpen = false
  var place: Place?
  var tags: [String] = []
  var trip: Trip?

  init(title: String, minutes: Int = 0, trip: Trip? = nil) {
    self.title = title
    self.minutes = minutes
    self.trip = trip
  }
}

@Model
final class Guide {
  var name: String
  @Relationship(deleteRule: .deny) var trips: [Trip] = []

  init(name: String) { self.name = name }
}

@Model
final class Traveler {
  var name: String
  var trips: [Trip] = []
  var friends: [Traveler] = []

  init(name: String) { self.name = name }
}

/// Refers to others of which none knows.
@Model
final class Fan {
  var name: String
  var hero: Traveler?
  var others: [Traveler] = []

  init(name: String) { self.name = name }
}

/// Keeps something when it is deleted.
@Model
final class Keepsake {
  @Attribute(.preserveValueOnDeletion) var name: String
  @Attribute(.preserveValueOnDeletion) var mood: Mood = Mood.calm
  var size = 1

  init(name: String) { self.name = name }
}

/// A container in memory.
func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
  try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// A folder for the files of one test.
final class TestFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftData \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func configuration(_ schema: Schema? = nil, allowsSave: Bool = true) -> ModelConfiguration {
    ModelConfiguration(schema: schema, url: url.appendingPathComponent("test.store"), allowsSave: allowsSave)
  }
}
