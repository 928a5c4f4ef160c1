import Foundation
import TesseraCore

/// Collects columns.
@resultBuilder
nonisolated public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Takes a column.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  /// A closure without columns.
  public static func buildBlock() -> TupleTableColumnContent<RowValue> { TupleTableColumnContent(_columns: []) }

  /// The first column of a closure.
  public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  /// Appends the next column.
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

  /// The columns in an `if #available`.
  public static func buildLimitedAvailability<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column._columns)
  }
}
