extension Publishers {
  /// A publisher that leaves out a number of first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// How many values are left out.
    public let count: Int

    /// Creates the publisher that `dropFirst` returns.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var remaining = count
      upstream.transform(for: subscriber) { value in
        guard remaining > 0 else { return value }
        remaining -= 1
        return nil
      }
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  ///
  /// - Parameter count: How many; a negative number counts as zero.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
