extension Publishers {
  /// A publisher that another one takes over from when it fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Returns the publisher to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher that `catch` returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(downstream: subscriber)
      relay.start()
      relay.connect(to: upstream) { [handler] completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.connect(to: handler(error), ended: relay.finish)
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  ///
  /// - Parameter handler: Returns the publisher to go on with.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
