import Foundation
import TesseraCore

/// Several rows.
nonisolated public struct TupleTableRowContent<TableRowValue: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<TableRowValue>]
}
