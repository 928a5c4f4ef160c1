extension Publishers {
  /// A publisher that combines the first values of three publishers, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Creates the publisher that `zip` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join(downstream: subscriber, keepsLatest: false)
      let first = join.slot(for: a)
      let second = join.slot(for: b)
      let third = join.slot(for: c)
      join.start {
        guard let first = first.take(), let second = second.take(), let third = third.take() else { return nil }
        return (first, second, third)
      }
    }
  }
}

extension Publisher {
  /// Sends the first values together, then the second ones, and so on.
  ///
  /// The stream finishes when no further combination is possible, and fails as soon as one publisher fails.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Sends the first values together, then the second ones, and so on.
  ///
  /// The stream finishes when no further combination is possible, and fails as soon as one publisher fails.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third one.
  ///   - transform: Makes one value of those that belong together.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0, $1, $2) }
  }
}
