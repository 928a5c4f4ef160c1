import Combine

/// Builds one representation from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation by `Codable`, so that its coders are known without being named.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder>
  where
    Item: Decodable & Encodable, Encoder: TopLevelEncoder & SendableMetatype,
    Decoder: TopLevelDecoder & SendableMetatype
  {
    content
  }

  /// Takes one representation of the item.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  /// A closure with one representation: that representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  /// A closure with several representations: the receiver takes the first that it can read.
  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> some TransferRepresentation<Item> {
    var channels = _TransferChannels<Item>()
    repeat add(each content, to: &channels)
    return TransferChannelList(channels: channels)
  }

  /// A representation that is there only if a condition holds.
  public static func buildIf<Content: TransferRepresentation>(
    _ content: Content?
  ) -> some TransferRepresentation<Item> where Content.Item == Item {
    var channels = _TransferChannels<Item>()
    content?._addChannels(to: &channels)
    return TransferChannelList(channels: channels)
  }

  /// Representations of other items cannot come in: the expressions before were checked.
  private static func add<Content: TransferRepresentation>(
    _ content: Content, to channels: inout _TransferChannels<Item>
  ) {
    var own = _TransferChannels<Content.Item>()
    content._addChannels(to: &own)
    if let own = own as? _TransferChannels<Item> { channels.channels += own.channels }
  }
}

/// Several representations.
struct TransferChannelList<Item: Transferable>: PrimitiveTransferRepresentation {
  let channels: _TransferChannels<Item>

  func _addChannels(to list: inout _TransferChannels<Item>) {
    list.channels += channels.channels
  }
}
