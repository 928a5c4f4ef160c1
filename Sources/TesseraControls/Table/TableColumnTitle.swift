import Foundation
import TesseraCore

/// What is written above a column of a table, and an arrow if the rows are sorted by it.
package struct TableColumnTitle<Label: View>: View {
  private let order: SortOrder?
  private let label: Label

  package init(order: SortOrder?, @ViewBuilder label: () -> Label) {
    self.order = order
    self.label = label()
  }

  package var body: some View {
    HStack(spacing: 4) {
      label
      if let order {
        Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
          .semantics(.hidden(true))
      }
    }
    .contentShape(Rectangle())
    .font(.caption.weight(.semibold))
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}
