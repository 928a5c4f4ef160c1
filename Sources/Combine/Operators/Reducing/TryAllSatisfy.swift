extension Publishers {
  /// A publisher that tells whether all values met a condition, or fails.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryAllSatisfy` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.tryAggregate(for: subscriber) {
        try predicate($0) ? .skip : .sendLast(false)
      } result: {
        true
      }
    }
  }
}

extension Publisher {
  /// Sends `false` as soon as the closure returns `false` for a value, or `true` if it never did; what it throws ends
  /// the stream.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
