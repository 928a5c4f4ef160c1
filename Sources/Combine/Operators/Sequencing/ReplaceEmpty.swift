extension Publishers {
  /// A publisher that sends a value if there is no other.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The value sent if there is no other.
    public let output: Upstream.Output

    /// Creates the publisher that `replaceEmpty` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(downstream: subscriber)
      relay.start()
      var isEmpty = true
      relay.connect(to: upstream, valueArrived: { isEmpty = false }) { [output] completion in
        if isEmpty, case .finished = completion {
          relay.connect(to: Just(output)) { _ in relay.finish(.finished) }
        } else {
          relay.finish(completion)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends a value if the stream finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
