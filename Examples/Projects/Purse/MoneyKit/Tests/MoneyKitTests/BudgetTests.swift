import XCTest

@testable import MoneyKit

final class BudgetTests: XCTestCase {
  func testSums() {
    var budget = Budget(limits: [.food: 200, .fun: 50])
    budget.add(Expense("Cinema", amount: 12.5, category: .fun, day: 3))
    budget.add(Expense("Market", amount: 40, category: .food, day: 3))
    XCTAssertEqual(budget.left, 197.5)
    XCTAssertEqual(budget.share(of: .fun), 0.25)
    XCTAssertEqual(budget.share(of: .travel), 0)
    XCTAssertEqual(budget.spent(on: 2...4), [0, 52.5, 0])
  }
}
