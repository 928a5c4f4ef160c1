extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Creates the publisher that `last` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.aggregate(for: subscriber) { value in
        last = value
        return .skip
      } result: {
        last
      }
    }
  }
}

extension Publisher {
  /// Sends the last value, once the stream has finished.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
