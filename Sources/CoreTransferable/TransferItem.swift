import Combine
import Foundation
import UniformTypeIdentifiers

/// An item that is transferred between views or programs, by drag and drop or the clipboard.
package final class TransferItem: @unchecked Sendable {
  // Sendable: never changes; what it was made of is used where it came from only.
  /// The thing itself, if it comes from this program.
  private let value: Any?
  /// The types that it is available as, the best first.
  package let contentTypes: [UTType]
  /// A name for a file with it.
  package let suggestedName: String?
  private let read: @Sendable (UTType) async throws -> TransferPayload

  package init(
    value: Any? = nil, contentTypes: [UTType], suggestedName: String? = nil,
    read: @escaping @Sendable (UTType) async throws -> TransferPayload
  ) {
    self.value = value
    self.contentTypes = contentTypes
    self.suggestedName = suggestedName
    self.read = read
  }

  package convenience init<Item: Transferable>(_ item: Item) {
    // Used only by the export, which runs where the representations of the item require.
    let box = Unchecked(item)
    self.init(value: item, contentTypes: item.exportableContentTypes, suggestedName: item.suggestedFileName) {
      try await box.value.export(as: $0).payload
    }
  }

  // MARK: Asking

  /// Whether it is available as one of some types, or a kind of them.
  package func conforms(to types: [UTType]) -> Bool {
    contentTypes.contains { own in types.contains { own.conforms(to: $0) } }
  }

  /// Whether a value of a type can be made of it.
  package func canLoad<Item: Transferable>(_ type: Item.Type) -> Bool {
    value is Item || contentTypes.contains { Item.canImport($0) }
  }

  /// The value itself, if the item comes from this program.
  package func immediate<Item>(_ type: Item.Type) -> Item? { value as? Item }

  // MARK: Reading

  package func payload(as type: UTType) async throws -> TransferPayload {
    guard let own = contentTypes.first(where: { $0 == type }) ?? contentTypes.first(where: { $0.conforms(to: type) })
    else { throw TransferError.noRepresentation(type) }
    return try await read(own)
  }

  /// A value of a type made of it.
  package func load<Item: Transferable>(_ type: Item.Type) async throws -> Item {
    if let value = value as? Item { return value }
    guard let contentType = Item.bestImport(among: contentTypes) else {
      throw TransferError.noRepresentation(nil)
    }
    return try await Item.importing(try await read(contentType), as: contentType)
  }
}
