import MoneyKit
import SwiftUI

struct BudgetView: View {
  @EnvironmentObject private var model: PurseModel
  @AppStorage("currency") private var currency = "EUR"

  var body: some View {
    NavigationStack {
      List {
        Section {
          summary
        }
        Section("This month") {
          ForEach(Expense.Category.allCases, id: \.self) { category in
            CategoryRow(category: category, budget: model.budget, currency: currency)
          }
        }
        Section("Latest") {
          ForEach(model.budget.expenses.prefix(4)) { expense in
            LabeledContent {
              Text(expense.amount, format: .currency(code: currency)).monospacedDigit()
            } label: {
              Label(expense.title, systemImage: expense.category.symbol)
            }
          }
        }
      }
      .navigationTitle("Purse")
      .toolbar {
        Button("Add", systemImage: "plus") {
          withAnimation {
            model.budget.add(Expense("Coffee", amount: 3.2, category: .fun, day: 14))
          }
        }
      }
    }
  }

  private var summary: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Left to spend").foregroundStyle(.secondary)
        Text(model.budget.left, format: .currency(code: currency))
          .font(.system(.largeTitle, design: .rounded, weight: .bold))
          .contentTransition(.numericText())
        Text(device).font(.caption).foregroundStyle(.tertiary)
      }
      Spacer()
      Bars(values: model.budget.spent(on: 8...14))
        .frame(width: 96, height: 64)
    }
    .padding(.vertical, 6)
  }

  private var device: String {
    #if os(macOS)
      "\(model.edition) edition for the Mac"
    #elseif os(iOS)
      "\(model.edition) edition for \(UIDevice.current.model)"
    #else
      #error("Purse was made for macOS and iOS.")
    #endif
  }
}
