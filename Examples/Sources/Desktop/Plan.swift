import Foundation

/// What is to be done, and where.
public struct Plan: Codable, Equatable, Sendable {
  /// A thing to do.
  public struct Job: Codable, Equatable, Identifiable, Sendable {
    public var id = UUID()
    public var title: String
    public var area: String
    public var hours = 1
    public var isDone = false
    public var notes = ""
  }

  public var jobs: [Job] = []

  /// The areas of all jobs, in the order of the alphabet.
  var areas: [String] { Set(jobs.map(\.area)).sorted() }

  /// How many jobs of an area are not done; nil for all areas.
  func openJobs(in area: String?) -> Int {
    jobs.count { !$0.isDone && (area == nil || $0.area == area) }
  }

  /// How many hours the open jobs take.
  var openHours: Int { jobs.filter { !$0.isDone }.reduce(0) { $0 + $1.hours } }

  /// What new documents begin with.
  public static let sample = Plan(jobs: [
    Job(title: "Paint the fence", area: "Garden", hours: 4),
    Job(title: "Mow the lawn", area: "Garden", hours: 2, isDone: true),
    Job(title: "Bleed the radiators", area: "House", hours: 1),
    Job(title: "Clean the gutters", area: "House", hours: 3, notes: "The ladder is at the neighbors’."),
    Job(title: "Oil the chain", area: "Workshop", hours: 1),
  ])
}
