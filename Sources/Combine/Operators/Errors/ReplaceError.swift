extension Publishers {
  /// A publisher that sends a value in the place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The value sent in the place of a failure.
    public let output: Upstream.Output

    /// Creates the publisher that `replaceError` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(downstream: subscriber)
      relay.start()
      relay.connect(to: upstream) { [output] completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure: relay.connect(to: Just(output), ended: relay.finish)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends a value, and finishes, in the place of a failure.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
