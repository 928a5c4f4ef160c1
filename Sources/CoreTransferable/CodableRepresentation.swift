import Combine
import Foundation
import UniformTypeIdentifiers

/// Transfers values with their `Codable` conformance, as JSON by default.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: PrimitiveTransferRepresentation
where
  Encoder: TopLevelEncoder & SendableMetatype, Decoder: TopLevelDecoder & SendableMetatype, Encoder.Output == Data,
  Decoder.Input == Data
{
  private let contentType: UTType
  private let coders: Coders

  private struct Coders: @unchecked Sendable {
    // Sendable: coders are used by one transfer at a time.
    let encoder: Encoder
    let decoder: Decoder
  }

  /// Transfers values as `encoder` writes them, and reads them with `decoder`.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: the type of the encoded data.
  ///   - encoder: writes values.
  ///   - decoder: reads them.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    self.contentType = contentType
    coders = Coders(encoder: encoder, decoder: decoder)
  }

  public func _addChannels(to channels: inout _TransferChannels<Item>) {
    let coders = coders
    channels.channels.append(
      TransferChannel(
        contentType: contentType, exporting: { .data(try coders.encoder.encode($0)) },
        importing: { try coders.decoder.decode(Item.self, from: try $0.data) }))
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Transfers values as JSON.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: the type of the JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
