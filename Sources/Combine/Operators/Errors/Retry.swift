extension Publishers {
  /// A publisher that starts again when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// How often the publisher starts again; `nil` for without end.
    public let retries: Int?

    /// Creates the publisher that `retry` returns.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(downstream: subscriber)
      relay.start()
      attempt(with: relay, retriesLeft: retries)
    }
  }
}

extension Publisher {
  /// Subscribes again when the stream fails, until this was tried often enough.
  ///
  /// - Parameter retries: How often; a negative number counts as zero.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers.Retry {
  private func attempt<S: Subscriber>(with relay: Relay<S>, retriesLeft: Int?)
  where S.Input == Output, S.Failure == Failure {
    relay.connect(to: upstream) { completion in
      if case .failure = completion, retriesLeft.map({ $0 > 0 }) ?? true {
        attempt(with: relay, retriesLeft: retriesLeft.map { $0 - 1 })
      } else {
        relay.finish(completion)
      }
    }
  }
}
