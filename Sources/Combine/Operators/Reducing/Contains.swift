extension Publishers {
  /// A publisher that tells whether a value was sent.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The value looked for.
    public let output: Upstream.Output

    /// Creates the publisher that `contains` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.aggregate(for: subscriber) {
        $0 == output ? .sendLast(true) : .skip
      } result: {
        false
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends `true` as soon as `output` arrives, or `false` if it never did.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
