extension Publishers {
  /// A publisher that combines the first values of four publishers, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Creates the publisher that `zip` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join(downstream: subscriber, keepsLatest: false)
      let first = join.slot(for: a)
      let second = join.slot(for: b)
      let third = join.slot(for: c)
      let fourth = join.slot(for: d)
      join.start {
        guard let first = first.take(), let second = second.take(), let third = third.take(), let fourth = fourth.take()
        else { return nil }
        return (first, second, third, fourth)
      }
    }
  }
}

extension Publisher {
  /// Sends the first values together, then the second ones, and so on.
  ///
  /// The stream finishes when no further combination is possible, and fails as soon as one publisher fails.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Sends the first values together, then the second ones, and so on.
  ///
  /// The stream finishes when no further combination is possible, and fails as soon as one publisher fails.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third one.
  ///   - publisher3: The fourth one.
  ///   - transform: Makes one value of those that belong together.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
