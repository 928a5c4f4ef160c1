import XCTest

@testable import StreakKit

final class StreakTests: XCTestCase {
  private let today = Day(number: 20_000)

  func testStreakGoesOnUntilTheDayIsOver() {
    var habit = Habit("Run", symbol: "figure.run", color: "Coral", days: [today.adding(-2), today.adding(-1)])
    XCTAssertEqual(habit.streak(on: today), 2)
    habit.toggle(today)
    XCTAssertEqual(habit.streak(on: today), 3)
    XCTAssertEqual(habit.streak(on: today.adding(2)), 0)
  }

  func testLongestStreak() {
    let days = [1, 2, 3, 7, 8].map { today.adding(-$0) }
    XCTAssertEqual(Habit("Run", symbol: "", color: "", days: Set(days)).longestStreak, 3)
    XCTAssertEqual(Habit("Run", symbol: "", color: "").longestStreak, 0)
  }

  /// Switched off in the test plan until there is a server.
  func testSynchronization() {
    XCTFail("There is no server yet.")
  }
}
