extension Publishers {
  /// A publisher that ends when another one sends a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The publisher whose first value ends the stream.
    public let other: Other

    /// Creates the publisher that `prefix` returns.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(downstream: subscriber)
      let signal = Source<Other.Output, Other.Failure>(demand: .max(1)) { _ in
        relay.finish(.finished)
      } receiveCompletion: { _ in
      }
      relay.attach(signal)
      relay.start()
      other.subscribe(signal)
      relay.connect(to: upstream, ended: relay.finish)
    }
  }
}

extension Publisher {
  /// Finishes when another publisher sends a value.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
