import Foundation
import Testing

@testable import StreakKit

@Suite struct DayTests {
  @Test(arguments: [("1970-01-01", 0, 3), ("1969-12-31", -1, 2), ("2025-05-14", 20_222, 2)])
  func readsDays(text: String, number: Int, weekday: Int) throws {
    let day = try #require(Day(text))
    #expect(day.number == number)
    #expect(day.weekday == weekday)
    #expect(day.week.contains(day))
  }

  @Test func refusesOtherTexts() {
    #expect(Day("tomorrow") == nil)
  }

  @MainActor
  @Test func countsWhatIsDone() {
    let store = HabitStore.sample(today: Day(number: 20_000))
    #expect(store.doneToday == 3)
    store.toggle(store.habits[2])
    #expect(store.doneToday == 4)
    #expect(ProcessInfo.processInfo.environment["STREAKS_TEST"] == "plan")
  }
}
