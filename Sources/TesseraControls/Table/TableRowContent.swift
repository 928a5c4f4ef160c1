import Foundation
import TesseraCore

/// One or more rows of a table.
nonisolated public protocol TableRowContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable

  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row, and what it offers besides its cells.
nonisolated public struct _TableRow<Value: Identifiable> {
  /// What the row shows; nil for the header of a section.
  let value: Value?
  let header: AnyView?
  var menu: (@MainActor () -> AnyView)?
  /// What modifiers make of the row's cells, the innermost one first.
  var decorations: [@MainActor (AnyView) -> AnyView] = []
  var isSelectionDisabled = false
  var disclosure: TableDisclosure<Value>?

  init(value: Value) {
    self.value = value
    header = nil
  }

  init(header: AnyView) {
    value = nil
    self.header = header
  }
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
    with { $0.menu = { AnyView(menuItems()) } }
  }
}
