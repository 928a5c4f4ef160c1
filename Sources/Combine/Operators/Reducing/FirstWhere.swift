extension Publishers {
  /// A publisher of the first value that meets a condition.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value is the one to send.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `first` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.aggregate(for: subscriber) {
        predicate($0) ? .sendLast($0) : .skip
      } result: {
        nil
      }
    }
  }
}

extension Publisher {
  /// Sends the first value for which the closure returns `true`, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
