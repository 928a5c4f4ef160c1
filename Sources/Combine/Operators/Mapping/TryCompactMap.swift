extension Publishers {
  /// A publisher that changes each value and leaves out those that become `nil`, or fails.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Changes a value, or drops it.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher that `tryCompactMap` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.tryStep(for: subscriber) { try transform($0).map(Step.send) ?? .skip }
    }
  }
}

extension Publisher {
  /// Changes each value with a closure, and leaves out those for which it returns `nil`; what it throws ends the
  /// stream.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
