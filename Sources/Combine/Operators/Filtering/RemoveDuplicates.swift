extension Publishers {
  /// A publisher that leaves out values equal to the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether two values count as equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher that `removeDuplicates` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.transform(for: subscriber) { value in
        if let last, predicate(last, value) { return nil }
        last = value
        return value
      }
    }
  }
}

extension Publisher {
  /// Leaves out each value that counts as equal to the one before it.
  ///
  /// - Parameter predicate: Compares the value before and the new one.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
