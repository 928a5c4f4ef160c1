import Foundation
import SwiftData

@Model
class Journey {
  @Attribute(.unique) var name: String
  var days = 1
  @Relationship(deleteRule: .cascade, inverse: \Leg.journey) var legs: [Leg] = []
  var guests: [Guest] = []

  init(name: String, days: Int = 1) {
    self.name = name
    self.days = days
  }

  var title: String { name }
}

@Model
final class WorkJourney: Journey {
  #Index<WorkJourney>([\.purpose])
  var purpose: String
  var allowance: Double = 10
  var note: String?
  var client: Client?

  init(name: String, days: Int = 1, purpose: String, client: Client? = nil) {
    self.purpose = purpose
    self.client = client
    super.init(name: name, days: days)
  }

  override var title: String { "\(name) for \(purpose)" }
}

@Model
class HomeJourney: Journey {
  enum Reason: String, Codable { case family, rest }

  var reason: Reason
  /// Of the same name as that of the class beside this one, and of another type.
  var purpose: Int = 3

  init(name: String, reason: Reason) {
    self.reason = reason
    super.init(name: name)
    days += 1
  }
}

@Model
final class LongJourney: HomeJourney {
  var weeks: Int

  init(name: String, weeks: Int) {
    self.weeks = weeks
    super.init(name: name, reason: .rest)
  }
}

@Model
final class Leg {
  var place: String
  var journey: Journey?

  init(_ place: String, journey: Journey? = nil) {
    self.place = place
    self.journey = journey
  }
}

@Model
final class Client {
  var name: String
  var journeys: [WorkJourney] = []
  var last: Journey?

  init(name: String) { self.name = name }
}

@Model
final class Guest {
  var name: String
  var journeys: [Journey] = []

  init(name: String) { self.name = name }
}

/// A class that conforms to a protocol is below no other one.
@Model
final class Ticket: CustomStringConvertible {
  var number: Int
  var seat: String?

  init(number: Int) { self.number = number }

  var description: String { "ticket \(number)" }
}

enum JourneySchema {
  static let types: [any PersistentModel.Type] = [
    Journey.self, WorkJourney.self, HomeJourney.self, LongJourney.self, Ticket.self,
  ]

  static func container() throws -> ModelContainer {
    try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  /// A container with a journey of each class.
  static func full() throws -> ModelContainer {
    let container = try container()
    let context = ModelContext(container)
    let client = Client(name: "Client")
    context.insert(Journey(name: "plain"))
    context.insert(WorkJourney(name: "work", days: 4, purpose: "talk", client: client))
    context.insert(HomeJourney(name: "home", reason: .family))
    context.insert(LongJourney(name: "long", weeks: 6))
    try context.save()
    return container
  }
}
