import Foundation

public struct Expense: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var title: String
  public var amount: Decimal
  public var category: Category
  /// From 1 for the first day of the month.
  public var day: Int

  public init(_ title: String, amount: Decimal, category: Category, day: Int) {
    id = UUID()
    self.title = title
    self.amount = amount
    self.category = category
    self.day = day
  }

  public enum Category: String, CaseIterable, Codable, Sendable {
    case home, food, travel, fun
  }
}
