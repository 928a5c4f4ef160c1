extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Creates the publisher that `count` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.aggregate(for: subscriber) { _ in
        count += 1
        return .skip
      } result: {
        count
      }
    }
  }
}

extension Publisher {
  /// Sends, at the end, how many values there were.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
