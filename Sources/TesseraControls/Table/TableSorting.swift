import Foundation
import TesseraCore

/// The type-erased sort order of a table.
nonisolated struct TableSorting {
  /// In which direction rows are sorted by a column's comparator; nil if it is not the first one.
  let direction: @MainActor (Any) -> SortOrder?
  /// Sorts by a column's comparator first, or reverses the order if that is so already.
  let choose: @MainActor (Any) -> Void

  init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    func isSame(_ left: Sort, _ right: Sort) -> Bool {
      var left = left
      left.order = right.order
      return left == right
    }
    direction = { comparator in
      guard let first = sortOrder.wrappedValue.first, let comparator = comparator as? Sort else { return nil }
      return isSame(comparator, first) ? first.order : nil
    }
    choose = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var order = sortOrder.wrappedValue
      if let first = order.first, isSame(comparator, first) {
        order[0].order = first.order == .forward ? .reverse : .forward
      } else {
        order.removeAll { isSame(comparator, $0) }
        comparator.order = .forward
        order.insert(comparator, at: 0)
      }
      sortOrder.wrappedValue = order
    }
  }
}
