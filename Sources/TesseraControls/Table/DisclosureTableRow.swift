import Foundation
import TesseraCore

/// A row with further rows below it, which a sign in its first cell shows and hides (J364).
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Content.TableRowValue

  public let _rows: [_TableRow<Content.TableRowValue>]

  /// A row for a value, with further rows below it.
  ///
  /// - Parameter isExpanded: whether those are shown; nil lets the table keep it, hidden at first.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    var row = _TableRow(value: value)
    row.disclosure = TableDisclosure(isExpanded: isExpanded) { content()._rows }
    _rows = [row]
  }
}

/// The rows below a row.
nonisolated struct TableDisclosure<Value: Identifiable> {
  /// Whether they are shown; nil if the table keeps it.
  let isExpanded: Binding<Bool>?
  let rows: () -> [_TableRow<Value>]
}
