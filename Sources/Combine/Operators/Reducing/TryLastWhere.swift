extension Publishers {
  /// A publisher of the last value that meets a condition, or a failure.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value may be the one to send.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryLast` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.tryAggregate(for: subscriber) { value in
        last = try predicate(value) ? value : last
        return .skip
      } result: {
        last
      }
    }
  }
}

extension Publisher {
  /// Sends the last value for which the closure returns `true`, once the stream has finished; what it throws ends it.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
