import Foundation
import TesseraCore

/// A row as a table shows it: the rows below open rows follow them.
nonisolated struct TableItem<Value: Identifiable>: Identifiable {
  enum ID: Hashable {
    case row(Value.ID)
    /// Headers are known by how many come before.
    case header(Int)
  }

  let id: ID
  let row: _TableRow<Value>
  let depth: Int
  /// Whether the rows below are shown; nil for rows without any.
  let isExpanded: Binding<Bool>?

  /// - Parameter opened: the open rows that have no binding of their own.
  static func items(of rows: [_TableRow<Value>], opened: Binding<Set<Value.ID>>) -> [TableItem] {
    var items: [TableItem] = []
    items.reserveCapacity(rows.count)
    var headers = 0
    append(rows, depth: 0, opened: opened, headers: &headers, to: &items)
    return items
  }

  private static func append(
    _ rows: [_TableRow<Value>], depth: Int, opened: Binding<Set<Value.ID>>, headers: inout Int,
    to items: inout [TableItem]
  ) {
    for row in rows {
      guard let value = row.value else {
        items.append(TableItem(id: .header(headers), row: row, depth: depth, isExpanded: nil))
        headers += 1
        continue
      }
      let isExpanded = row.disclosure.map { $0.isExpanded ?? opened[contains: value.id] }
      items.append(TableItem(id: .row(value.id), row: row, depth: depth, isExpanded: isExpanded))
      if let disclosure = row.disclosure, isExpanded?.wrappedValue == true {
        append(disclosure.rows(), depth: depth + 1, opened: opened, headers: &headers, to: &items)
      }
    }
  }
}

nonisolated extension Set {
  /// Whether something is in the set.
  fileprivate subscript(contains member: Element) -> Bool {
    get { contains(member) }
    set {
      if newValue { insert(member) } else { remove(member) }
    }
  }
}
