extension Publishers {
  /// A publisher of the first value that meets a condition, or a failure.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value is the one to send.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryFirst` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.tryAggregate(for: subscriber) {
        try predicate($0) ? .sendLast($0) : .skip
      } result: {
        nil
      }
    }
  }
}

extension Publisher {
  /// Sends the first value for which the closure returns `true`, then finishes; what it throws ends the stream.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
