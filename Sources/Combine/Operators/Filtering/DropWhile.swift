extension Publishers {
  /// A publisher that leaves out its first values as long as they meet a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value is left out.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher that `drop` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.transform(for: subscriber) { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? nil : value
      }
    }
  }
}

extension Publisher {
  /// Leaves out all values before the first for which the closure returns `false`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
