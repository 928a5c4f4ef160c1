extension Publishers {
  /// A publisher of decoded values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Decodes the values.
    public let decoder: Coder

    /// Creates the publisher that `decode` returns.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.tryStep(for: subscriber) { .send(try decoder.decode(Output.self, from: $0)) }
    }
  }
}

extension Publisher {
  /// Decodes each value; an error of the decoder ends the stream.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
