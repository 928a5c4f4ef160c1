import Foundation
import TesseraCore

/// One or more rows of a table.
nonisolated public protocol TableRowContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable

  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row, and what it offers besides its cells.
nonisolated public struct _TableRow<Value: Identifiable>: Identifiable {
  let value: Value
  var menu: (@MainActor () -> AnyView)?

  public var id: Value.ID { value.id }
}

nonisolated extension ForEach: TableRowContent where Content: TableRowContent {
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Rows for each element of a collection.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue {
    self.init(rowsFor: data, id: \.id, content: content)
  }
}

nonisolated extension ForEach where Content: TableRowContent {
  /// Rows for each element of a collection, with the elements' identifiers at a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(rowsFor: data, id: id, content: content)
  }
}

nonisolated extension TableRowContent {
  /// Offers a menu for the rows.
  @preconcurrency
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> MenuItems
  ) -> some TableRowContent<TableRowValue> {
    TupleTableRowContent(
      _rows: _rows.map { row in
        var row = row
        row.menu = { AnyView(menuItems()) }
        return row
      })
  }
}
