extension Publishers {
  /// A publisher that another one takes over from when it fails, if there is one.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Returns the publisher to go on with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher that `tryCatch` returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(downstream: subscriber)
      relay.start()
      relay.connect(to: upstream) { [handler] completion in
        guard case .failure(let error) = completion else {
          relay.finish(.finished)
          return
        }
        do {
          relay.connect(to: try handler(error)) { relay.finish($0.erased) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  ///
  /// - Parameter handler: Returns the publisher to go on with, or throws the error to fail with.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
