import Foundation
import UniformTypeIdentifiers

/// Transfers values as data that closures of the program make and read.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Exports and imports values.
  ///
  /// An error that a closure throws ends the transfer, and the receiver gets no value.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Exports values only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Imports values only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  public func _addChannels(to channels: inout _TransferChannels<Item>) {
    var channel = TransferChannel<Item>(contentType: contentType)
    if let exporting { channel.exporting = { .data(try await exporting($0)) } }
    if let importing { channel.importing = { try await importing(try $0.data) } }
    channels.channels.append(channel)
  }
}
