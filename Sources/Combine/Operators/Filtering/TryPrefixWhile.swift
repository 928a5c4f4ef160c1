extension Publishers {
  /// A publisher that ends at the first value that does not meet a condition, or fails.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether the stream goes on.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryPrefix` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.tryStep(for: subscriber) { try predicate($0) ? .send($0) : .end(.finished) }
    }
  }
}

extension Publisher {
  /// Finishes before the first value for which the closure returns `false`; what it throws ends the stream.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
