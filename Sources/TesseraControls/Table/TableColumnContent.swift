import Foundation
import TesseraCore

/// One or more columns of a table.
nonisolated public protocol TableColumnContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable

  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A type-erased column.
nonisolated public struct _TableColumn<Value: Identifiable> {
  let label: AnyView
  let cell: @MainActor (Value) -> AnyView
  /// By what the rows are sorted that this column's header is pressed for.
  let comparator: Any?
  var width: TableColumnWidth
  var alignment: TableColumnAlignment
}

/// How wide a column can be, in points.
nonisolated struct TableColumnWidth: Equatable {
  static let smallest: CGFloat = 20

  var minimum = Self.smallest
  var ideal: CGFloat?
  var maximum = CGFloat.infinity

  init() {}

  init(fixed: CGFloat) {
    minimum = Self.usable(fixed) ?? Self.smallest
    maximum = minimum
  }

  /// What is negative or no number is left out; bounds that contradict each other are those of the minimum.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    self.minimum = minimum.flatMap(Self.usable) ?? Self.smallest
    self.ideal = ideal.flatMap(Self.usable)
    self.maximum = max(self.minimum, maximum.flatMap { $0.isNaN || $0 < 0 ? nil : $0 } ?? .infinity)
  }

  private static func usable(_ length: CGFloat) -> CGFloat? {
    length.isFinite && length >= 0 ? length : nil
  }
}

/// Where in its column a cell lies.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  /// From the leading edge, 0, to the trailing one, 1.
  let share: CGFloat

  /// As fits the platform: where lines begin.
  public static let automatic = TableColumnAlignment(share: 0)
  /// Where lines begin.
  public static let leading = TableColumnAlignment(share: 0)
  /// In the middle.
  public static let center = TableColumnAlignment(share: 0.5)
  /// Where lines end.
  public static let trailing = TableColumnAlignment(share: 1)
  /// As numbers are set below each other.
  public static let numeric = TableColumnAlignment(share: 1)
}

/// Collects columns.
@resultBuilder
nonisolated public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Takes a column.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  /// The first column of a closure.
  public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  /// Puts the next column behind those before.
  public static func buildPartialBlock<Former: TableColumnContent, Column: TableColumnContent>(
    accumulated former: Former, next column: Column
  ) -> TupleTableColumnContent<RowValue> where Former.TableRowValue == RowValue, Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: former._columns + column._columns)
  }

  /// The columns of an `if` without `else`; none where its condition does not hold.
  public static func buildIf(_ column: (any TableColumnContent<RowValue>)?) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(_columns: column?._columns ?? [])
  }

  /// The columns of the first branch.
  public static func buildEither<Column: TableColumnContent>(
    first column: Column
  ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column._columns)
  }

  /// The columns of the second branch.
  public static func buildEither<Column: TableColumnContent>(
    second column: Column
  ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column._columns)
  }

  /// The columns behind `if #available`.
  public static func buildLimitedAvailability<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column._columns)
  }
}

/// Several columns.
nonisolated public struct TupleTableColumnContent<TableRowValue: Identifiable>: TableColumnContent {
  public let _columns: [_TableColumn<TableRowValue>]
}
