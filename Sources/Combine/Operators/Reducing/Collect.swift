extension Publishers {
  /// A publisher of one array with all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Creates the publisher that `collect` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.aggregate(for: subscriber) { value in
        values.append(value)
        return .skip
      } result: {
        values
      }
    }
  }
}

extension Publisher {
  /// Collects all values, and sends them as one array at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
