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

/// A row that shows a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<Value>]

  /// A row that shows a value.
  public init(_ value: Value) {
    _rows = [_TableRow(value: value)]
  }
}

/// Several rows.
nonisolated public struct TupleTableRowContent<TableRowValue: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<TableRowValue>]
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
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

/// Collects rows.
@resultBuilder
nonisolated public enum TableRowBuilder<Value: Identifiable> {
  /// Takes a row.
  public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }

  /// The first row of a closure.
  public static func buildPartialBlock<Row: TableRowContent>(first row: Row) -> Row
  where Row.TableRowValue == Value {
    row
  }

  /// Puts the next row behind those before.
  public static func buildPartialBlock<Former: TableRowContent, Row: TableRowContent>(
    accumulated former: Former, next row: Row
  ) -> TupleTableRowContent<Value> where Former.TableRowValue == Value, Row.TableRowValue == Value {
    TupleTableRowContent(_rows: former._rows + row._rows)
  }

  /// The rows of an `if` without `else`; none where its condition does not hold.
  public static func buildIf(_ row: (any TableRowContent<Value>)?) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_rows: row?._rows ?? [])
  }

  /// The rows of the first branch.
  public static func buildEither<Row: TableRowContent>(first row: Row) -> TupleTableRowContent<Value>
  where Row.TableRowValue == Value {
    TupleTableRowContent(_rows: row._rows)
  }

  /// The rows of the second branch.
  public static func buildEither<Row: TableRowContent>(second row: Row) -> TupleTableRowContent<Value>
  where Row.TableRowValue == Value {
    TupleTableRowContent(_rows: row._rows)
  }

  /// The rows behind `if #available`.
  public static func buildLimitedAvailability<Row: TableRowContent>(_ row: Row) -> TupleTableRowContent<Value>
  where Row.TableRowValue == Value {
    TupleTableRowContent(_rows: row._rows)
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
