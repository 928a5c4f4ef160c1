import Foundation
import TesseraCore

/// Collects rows.
@resultBuilder
nonisolated public enum TableRowBuilder<Value: Identifiable> {
  /// Takes a row.
  public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }

  /// A closure without rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// The first row of a closure.
  public static func buildPartialBlock<Row: TableRowContent>(first row: Row) -> Row
  where Row.TableRowValue == Value {
    row
  }

  /// Appends the next row.
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

  /// The rows in an `if #available`.
  public static func buildLimitedAvailability<Row: TableRowContent>(_ row: Row) -> TupleTableRowContent<Value>
  where Row.TableRowValue == Value {
    TupleTableRowContent(_rows: row._rows)
  }
}
