import Foundation
import TesseraCore

/// A row that shows a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<Value>]

  /// A row that shows a value.
  public init(_ value: Value) {
    _rows = [_TableRow(value: value)]
  }
}
