import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

nonisolated extension TableRowContent {
  /// Lets the rows be dragged, with a payload for the drop target.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    let payload = UncheckedSendable(payload)
    return decorated { AnyView($0.draggable(payload.value())) }
  }

  /// Lets the rows be dragged, with a payload for the drop target; nil for rows that cannot be dragged.
  @preconcurrency
  public func itemProvider(
    _ action: (@MainActor () -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    decorated { row in
      guard let action else { return row }
      return AnyView(row.itemProvider(action))
    }
  }

  /// Lets values of a type be dropped on a row.
  @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    decorated { row in
      AnyView(
        row.dropDestination(for: T.self) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Runs an action when the pointer comes over a row, and when it leaves.
  @preconcurrency
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    decorated { AnyView($0.onHover(perform: action)) }
  }

  /// Whether the rows cannot be chosen, although others can.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    with { $0.isSelectionDisabled = isDisabled }
  }

  func decorated(
    _ decorate: @escaping @MainActor (AnyView) -> AnyView
  ) -> TupleTableRowContent<TableRowValue> {
    with { $0.decorations.append(decorate) }
  }

  func with(_ change: (inout _TableRow<TableRowValue>) -> Void) -> TupleTableRowContent<TableRowValue> {
    TupleTableRowContent(
      _rows: _rows.map { row in
        var row = row
        change(&row)
        return row
      })
  }
}
