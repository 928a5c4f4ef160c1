import MoneyKit
import SwiftUI

@MainActor
final class PurseModel: ObservableObject {
  @Published var budget = Budget(
    limits: [.home: 900, .food: 420, .travel: 180, .fun: 150],
    expenses: [
      Expense("Train to the coast", amount: 38.4, category: .travel, day: 14),
      Expense("Weekly market", amount: 61.25, category: .food, day: 13),
      Expense("Concert", amount: 72, category: .fun, day: 12),
      Expense("Bakery", amount: 9.8, category: .food, day: 11),
      Expense("Bicycle repair", amount: 54.5, category: .travel, day: 10),
      Expense("Groceries", amount: 83.15, category: .food, day: 9),
      Expense("Rent", amount: 780, category: .home, day: 1),
    ])

  /// The name of the edition, which the configuration of the build gives it.
  let edition = Bundle.main.object(forInfoDictionaryKey: "PurseEdition") as? String ?? "Unknown"
}

extension Expense.Category {
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .home: "house.fill"
    case .food: "cart.fill"
    case .travel: "tram.fill"
    case .fun: "ticket.fill"
    }
  }

  var tint: Color {
    switch self {
    case .home: .indigo
    case .food: .green
    case .travel: .orange
    case .fun: .pink
    }
  }
}
