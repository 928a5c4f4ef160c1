import Combine
import Foundation
import UniformTypeIdentifiers

/// Hands over values as they encode themselves: as JSON, if nothing else is asked for.
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

  /// Hands values over as `encoder` writes them, and reads them with `decoder`.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: what the encoded data is announced as.
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
  /// Hands values over as JSON.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: what the JSON is announced as.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
