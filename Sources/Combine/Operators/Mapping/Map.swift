extension Publishers {
  /// A publisher that changes each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Changes a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates the publisher that `map` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber, transform)
    }
  }
}

extension Publisher {
  /// Changes each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
