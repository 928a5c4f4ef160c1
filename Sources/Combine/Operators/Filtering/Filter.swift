extension Publishers {
  /// A publisher of those values that meet a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value is sent.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the publisher that `filter` returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { isIncluded($0) ? $0 : nil }
    }
  }
}

extension Publisher {
  /// Leaves out the values for which the closure returns `false`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
