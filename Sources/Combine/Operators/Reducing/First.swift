extension Publishers {
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Creates the publisher that `first` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.aggregate(for: subscriber) {
        .sendLast($0)
      } result: {
        nil
      }
    }
  }
}

extension Publisher {
  /// Sends the first value, then finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
