import CoreTransferable
import TesseraCore
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Lets values of a type be dropped between the rows of the collection (J365). The action must insert them into the data.
  ///
  /// - Parameter action: gets the values, and the position in the collection at which they are to be.
  @preconcurrency
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    rowInsertions(accepts: { $0.contains { $0.canLoad(T.self) } }) { offset, items in
      items.loadAll(T.self) { action($0, offset) }
    }
  }

  /// Lets things that are available in one of some types be dropped between the rows of the collection (J365).
  ///
  /// - Parameter action: gets the position in the collection at which they are to be, and the things.
  @preconcurrency
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    rowInsertions(accepts: { $0.contains { $0.conforms(to: supportedContentTypes) } }) { offset, items in
      let info = DropInfo(DropMoment(items: items, location: .zero))
      action(offset, info.itemProviders(for: supportedContentTypes))
    }
  }

  /// The spelling of earlier SDKs.
  @preconcurrency
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }
}
