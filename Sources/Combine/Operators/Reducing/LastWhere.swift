extension Publishers {
  /// A publisher of the last value that meets a condition.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value may be the one to send.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `last` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.aggregate(for: subscriber) { value in
        last = predicate(value) ? value : last
        return .skip
      } result: {
        last
      }
    }
  }
}

extension Publisher {
  /// Sends the last value for which the closure returns `true`, once the stream has finished.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
