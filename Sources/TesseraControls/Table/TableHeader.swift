import Foundation
import TesseraCore

/// What is written above a column, and how the rows are sorted by it.
struct TableHeader: View {
  let label: AnyView
  let comparator: Any?
  let sorting: TableSorting?

  var body: some View {
    Group {
      if let sorting, let comparator {
        Button {
          sorting.choose(comparator)
        } label: {
          title(sorting.direction(comparator))
        }
        .buttonStyle(.plain)
        .accessibilityValue(value(sorting.direction(comparator)))
      } else {
        title(nil)
      }
    }
  }

  private func title(_ direction: SortOrder?) -> some View {
    TableColumnTitle(order: direction) { label }
  }

  private func value(_ direction: SortOrder?) -> Text {
    switch direction {
    case .forward: Text("Ascending")
    case .reverse: Text("Descending")
    case nil: Text(verbatim: "")
    }
  }
}
