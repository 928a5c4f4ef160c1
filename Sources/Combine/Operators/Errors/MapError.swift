extension Publishers {
  /// A publisher that changes the error it fails with.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Changes an error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher that `mapError` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscriber<Output, Upstream.Failure, S>(
          downstream: subscriber, transform: { $0 }, transformCompletion: { $0.mapError(transform) }))
    }
  }
}

extension Publisher {
  /// Changes the error that the stream fails with.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
