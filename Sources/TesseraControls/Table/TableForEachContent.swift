import Foundation
import TesseraCore

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The collection.
  public let data: Data

  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}
