import Foundation
import TesseraCore

/// A column of a table: what is written above it, and what it shows of each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue

  private var column: _TableColumn<RowValue>

  public var _columns: [_TableColumn<RowValue>] { [column] }

  private init(label: Label, comparator: Any?, content: @escaping @MainActor (RowValue) -> Content) {
    column = _TableColumn(
      label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator, width: TableColumnWidth(),
      alignment: .automatic)
  }

  /// The width of the column, in points; nil lets the table choose.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    with { $0.width = width.map { TableColumnWidth(fixed: $0) } ?? TableColumnWidth() }
  }

  /// How wide the column can be, in points; nil leaves it to the table.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    with { $0.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max) }
  }

  /// Where in the column its cells lie.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    with { $0.alignment = alignment }
  }

  private func with(_ change: (inout _TableColumn<RowValue>) -> Void) -> TableColumn {
    var copy = self
    change(&copy.column)
    return copy
  }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// A column that the rows are not sorted by.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column that the rows are not sorted by.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column that the rows are not sorted by.
  @preconcurrency
  public init(_ text: Text, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

nonisolated extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// A column that the rows can be sorted by.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A column that the rows can be sorted by.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that the rows can be sorted by a property of.
  @preconcurrency
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that the rows can be sorted by a property of.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that the rows can be sorted by a property of, which may be missing.
  @preconcurrency
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that the rows can be sorted by a property of, with a comparator of its own.
  @preconcurrency
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column that shows a text of each row, by which the rows can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// A column that shows a text of each row, by which the rows can be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// A column that shows a text of each row, by which the rows can be sorted with a comparator of its own.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}
