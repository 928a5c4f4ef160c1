import Combine
import Foundation

/// The habits of the user.
@MainActor
public final class HabitStore: ObservableObject {
  @Published public var habits: [Habit]
  public let today: Day

  public init(_ habits: [Habit], today: Day) {
    self.habits = habits
    self.today = today
  }

  public var doneToday: Int { habits.filter { $0.isDone(on: today) }.count }

  public func toggle(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index].toggle(today)
  }

  /// What screenshots show.
  public static func sample(today: Day) -> HabitStore {
    func days(_ offsets: ClosedRange<Int>, except missing: Int...) -> Set<Day> {
      Set(offsets.filter { !missing.contains($0) }.map { today.adding(-$0) })
    }
    return HabitStore(
      [
        Habit("Morning run", symbol: "figure.run", color: "Coral", days: days(0...11)),
        Habit("Read ten pages", symbol: "book.fill", color: "Lagoon", days: days(0...40, except: 3)),
        Habit("Practice piano", symbol: "music.note", color: "Plum", days: days(1...5)),
        Habit("Drink water", symbol: "drop.fill", color: "Sky", days: days(0...2)),
        Habit("Lights out at ten", symbol: "moon.fill", color: "Dusk", days: days(2...4)),
      ], today: today)
  }
}
