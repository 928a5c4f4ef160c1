import Foundation
import TesseraCore

/// Rows for the elements of a tree, of which those with children open and close (J364).
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public var _rows: [_TableRow<Data.Element>] { Self.rows(of: data, children) }

  private static func rows(of data: Data, _ children: KeyPath<Data.Element, Data?>) -> [_TableRow<Data.Element>] {
    data.map { element in
      var row = _TableRow(value: element)
      if let below = element[keyPath: children] {
        row.disclosure = TableDisclosure(isExpanded: nil) { rows(of: below, children) }
      }
      return row
    }
  }
}

/// Trees.
nonisolated extension Table {
  /// A row for each element of a tree; those with children open and close.
  ///
  /// - Parameter children: where an element has its children; nil for one that has none.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil, sorting: nil,
      customization: columnCustomization)
  }

  /// One row or none can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: nil, customization: columnCustomization)
  }

  /// Any number of rows can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: nil, customization: columnCustomization)
  }

  /// The headers set the sort order. The owner of the rows sorts them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), selection: nil,
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
