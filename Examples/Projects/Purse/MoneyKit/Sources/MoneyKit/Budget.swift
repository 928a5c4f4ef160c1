import Foundation

/// What may be spent in a month, and what was.
public struct Budget: Sendable {
  public var limits: [Expense.Category: Decimal]
  public private(set) var expenses: [Expense]

  public init(limits: [Expense.Category: Decimal], expenses: [Expense] = []) {
    self.limits = limits
    self.expenses = expenses
  }

  public var total: Decimal { limits.values.reduce(0, +) }

  public var spent: Decimal { expenses.map(\.amount).reduce(0, +) }

  public var left: Decimal { total - spent }

  public func spent(for category: Expense.Category) -> Decimal {
    expenses.filter { $0.category == category }.map(\.amount).reduce(0, +)
  }

  /// The share of a limit that was spent; more than one if it was not kept.
  public func share(of category: Expense.Category) -> Double {
    guard let limit = limits[category], limit > 0 else { return 0 }
    return NSDecimalNumber(decimal: spent(for: category) / limit).doubleValue
  }

  /// What was spent on each of some days.
  public func spent(on days: ClosedRange<Int>) -> [Double] {
    days.map { day in
      let amounts = expenses.filter { $0.day == day }.map(\.amount)
      return NSDecimalNumber(decimal: amounts.reduce(0, +)).doubleValue
    }
  }

  public mutating func add(_ expense: Expense) {
    expenses.insert(expense, at: 0)
  }
}
