extension Publishers {
  /// A publisher that tells whether a value met a condition, or fails.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value is looked for.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryContains` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.tryAggregate(for: subscriber) {
        try predicate($0) ? .sendLast(true) : .skip
      } result: {
        false
      }
    }
  }
}

extension Publisher {
  /// Sends `true` as soon as the closure returns `true` for a value, or `false` if it never did; what it throws ends
  /// the stream.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
