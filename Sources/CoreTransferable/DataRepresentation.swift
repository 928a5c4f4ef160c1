import Foundation
import UniformTypeIdentifiers

/// Hands over values as bytes that the program makes and reads itself.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Hands values over in both directions.
  ///
  /// An error that a closure throws ends the transfer, and the other side gets no value.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// In one direction only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// In one direction only.
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
