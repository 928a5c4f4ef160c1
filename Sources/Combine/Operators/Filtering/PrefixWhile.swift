extension Publishers {
  /// A publisher that ends at the first value that does not meet a condition.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether the stream goes on.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `prefix` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.step(for: subscriber) { predicate($0) ? .send($0) : .end(.finished) }
    }
  }
}

extension Publisher {
  /// Finishes before the first value for which the closure returns `false`.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}
