extension Publishers {
  /// A publisher of those values that meet a condition, or a failure.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value is sent.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryFilter` returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.tryStep(for: subscriber) { try isIncluded($0) ? .send($0) : .skip }
    }
  }
}

extension Publisher {
  /// Leaves out the values for which the closure returns `false`; what it throws ends the stream.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
