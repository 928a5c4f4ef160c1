extension Publishers {
  /// A publisher of one property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The property that is sent.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Creates the publisher that `map` returns.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { $0[keyPath: keyPath] }
    }
  }
}

extension Publisher {
  /// Replaces each value with one property of it.
  public func map<T>(
    _ keyPath: KeyPath<Output, T>
  ) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
