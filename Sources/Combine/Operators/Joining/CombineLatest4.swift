extension Publishers {
  /// A publisher that combines each new value of four publishers with the latest of the others.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

    /// Creates the publisher that `combineLatest` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join(downstream: subscriber, keepsLatest: true)
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
  /// Sends, whenever one of the publishers has a new value, that one with the latest of the others.
  ///
  /// The stream starts when all have sent a value, finishes when all have finished, and fails as soon as one fails.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Sends, whenever one of the publishers has a new value, that one with the latest of the others.
  ///
  /// The stream starts when all have sent a value, finishes when all have finished, and fails as soon as one fails.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third one.
  ///   - publisher3: The fourth one.
  ///   - transform: Makes one value of those that belong together.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
