extension Publishers {
  /// A publisher that combines the first values of two publishers, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates the publisher that `zip` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join(downstream: subscriber, keepsLatest: false)
      let first = join.slot(for: a)
      let second = join.slot(for: b)
      join.start {
        guard let first = first.take(), let second = second.take() else { return nil }
        return (first, second)
      }
    }
  }
}

extension Publisher {
  /// Sends the first values together, then the second ones, and so on.
  ///
  /// The stream finishes when no further combination is possible, and fails as soon as one publisher fails.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the first values together, then the second ones, and so on.
  ///
  /// The stream finishes when no further combination is possible, and fails as soon as one publisher fails.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: Makes one value of those that belong together.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where Failure == P.Failure {
    zip(other).map { transform($0, $1) }
  }
}
