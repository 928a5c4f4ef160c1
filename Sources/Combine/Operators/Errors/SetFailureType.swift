extension Publishers {
  /// A publisher that never fails, in the place of one that could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Creates the publisher that `setFailureType` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TransformSubscriber<Output, Never, S>(
          downstream: subscriber, transform: { $0 }, transformCompletion: { $0.settingFailureType() }))
    }
  }
}

extension Publisher where Failure == Never {
  /// Declares a kind of failure, which never happens, to fit where one is expected.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
