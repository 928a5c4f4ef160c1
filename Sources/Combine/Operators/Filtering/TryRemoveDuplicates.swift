extension Publishers {
  /// A publisher that leaves out values equal to the one before, or fails.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether two values count as equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryRemoveDuplicates` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.tryStep(for: subscriber) { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }
}

extension Publisher {
  /// Leaves out each value that counts as equal to the one before it; what the closure throws ends the stream.
  ///
  /// - Parameter predicate: Compares the value before and the new one.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
