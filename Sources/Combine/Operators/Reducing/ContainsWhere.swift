extension Publishers {
  /// A publisher that tells whether a value met a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value is looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `contains` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.aggregate(for: subscriber) {
        predicate($0) ? .sendLast(true) : .skip
      } result: {
        false
      }
    }
  }
}

extension Publisher {
  /// Sends `true` as soon as the closure returns `true` for a value, or `false` if it never did.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
