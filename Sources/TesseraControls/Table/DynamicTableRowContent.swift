import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// Rows of the elements of a collection.
nonisolated public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

nonisolated extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

nonisolated extension TableForEachContent: DynamicTableRowContent {}

nonisolated extension DynamicTableRowContent {
  /// Lets values of a type be dropped between the rows (J365). The action must insert them into the data.
  ///
  /// - Parameter action: gets the position in the collection at which the values are to be, and the values.
  @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (_ offset: Int, _ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    inserting(accepts: { $0.contains { $0.canLoad(T.self) } }) { offset, items in
      items.loadAll(T.self) { action(offset, $0) }
    }
  }

  /// Lets things that are available in one of some types be dropped between the rows (J365).
  ///
  /// - Parameter action: gets the position in the collection at which they are to be, and the things.
  @preconcurrency
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    inserting(accepts: { $0.contains { $0.conforms(to: supportedContentTypes) } }) { offset, items in
      let info = DropInfo(DropMoment(items: items, location: .zero))
      action(offset, info.itemProviders(for: supportedContentTypes))
    }
  }

  private func inserting(
    accepts: @escaping @MainActor ([TransferItem]) -> Bool,
    insert: @escaping @MainActor (Int, [TransferItem]) -> Void
  ) -> TupleTableRowContent<TableRowValue> {
    TupleTableRowContent(
      _rows: _rows.enumerated().map { offset, row in
        var row = row
        row.decorations.append { AnyView($0.rowInsertion(offset: offset, accepts: accepts, insert: insert)) }
        return row
      })
  }
}
