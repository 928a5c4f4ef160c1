import Foundation
import TesseraCore

/// Several columns.
nonisolated public struct TupleTableColumnContent<TableRowValue: Identifiable>: TableColumnContent {
  public let _columns: [_TableColumn<TableRowValue>]
}
