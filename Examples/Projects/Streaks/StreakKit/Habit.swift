import Foundation

/// Something that is to be done every day.
public struct Habit: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var name: String
  public var symbol: String
  /// The name of a color in the asset catalog.
  public var color: String
  public private(set) var days: Set<Day>

  public init(_ name: String, symbol: String, color: String, days: Set<Day> = []) {
    id = UUID()
    self.name = name
    self.symbol = symbol
    self.color = color
    self.days = days
  }

  public func isDone(on day: Day) -> Bool { days.contains(day) }

  public mutating func toggle(_ day: Day) {
    if days.remove(day) == nil { days.insert(day) }
  }

  /// How many days in a row it was done up to a day. A day that is not over yet does not break the row.
  public func streak(on day: Day) -> Int {
    var last = isDone(on: day) ? day : day.adding(-1)
    var length = 0
    while isDone(on: last) {
      length += 1
      last = last.adding(-1)
    }
    return length
  }

  /// The longest row of days ever.
  public var longestStreak: Int {
    days.map { streak(on: $0) }.max() ?? 0
  }
}
