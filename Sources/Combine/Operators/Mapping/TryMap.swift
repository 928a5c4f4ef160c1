extension Publishers {
  /// A publisher that changes each value, or fails.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Changes a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher that `tryMap` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.tryStep(for: subscriber) { .send(try transform($0)) }
    }
  }
}

extension Publisher {
  /// Changes each value with a closure; what it throws ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
