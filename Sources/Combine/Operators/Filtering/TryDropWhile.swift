extension Publishers {
  /// A publisher that leaves out its first values as long as they meet a condition, or fails.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether a value is left out.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryDrop` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.tryStep(for: subscriber) { value in
        if isDropping {
          isDropping = try predicate(value)
        }
        return isDropping ? .skip : .send(value)
      }
    }
  }
}

extension Publisher {
  /// Leaves out all values before the first for which the closure returns `false`; what it throws ends the stream.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
