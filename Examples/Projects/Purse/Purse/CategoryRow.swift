import MoneyKit
import SwiftUI

struct CategoryRow: View {
  let category: Expense.Category
  let budget: Budget
  let currency: String

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: category.symbol)
        .foregroundStyle(.white)
        .frame(width: 32, height: 32)
        .background(category.tint.gradient, in: .rect(cornerRadius: 8))
      VStack(spacing: 6) {
        HStack {
          Text(category.title)
          Spacer()
          Text(budget.spent(for: category), format: .currency(code: currency).precision(.fractionLength(0)))
            .foregroundStyle(.secondary)
            .monospacedDigit()
        }
        ProgressView(value: min(budget.share(of: category), 1))
          .tint(budget.share(of: category) > 0.8 ? .red : category.tint)
      }
    }
    .padding(.vertical, 2)
  }
}

/// Values as bars, the last one in color.
struct Bars: View {
  let values: [Double]

  var body: some View {
    GeometryReader { geometry in
      let highest = max(values.max() ?? 0, 1)
      HStack(alignment: .bottom, spacing: 5) {
        ForEach(values.indices, id: \.self) { index in
          Capsule()
            .fill(index == values.count - 1 ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(height: max(6, geometry.size.height * values[index] / highest))
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .accessibilityLabel("Spending of the week")
  }
}
