extension Publishers {
  /// A publisher that changes each value and leaves out those that become `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Changes a value, or drops it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher that `compactMap` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber, transform)
    }
  }
}

extension Publisher {
  /// Changes each value with a closure, and leaves out those for which it returns `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
