extension Publishers {
  /// A publisher that combines each new value of three publishers with the latest of the others.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Creates the publisher that `combineLatest` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join(downstream: subscriber, keepsLatest: true)
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
  /// Sends, whenever one of the publishers has a new value, that one with the latest of the others.
  ///
  /// The stream starts when all have sent a value, finishes when all have finished, and fails as soon as one fails.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends, whenever one of the publishers has a new value, that one with the latest of the others.
  ///
  /// The stream starts when all have sent a value, finishes when all have finished, and fails as soon as one fails.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third one.
  ///   - transform: Makes one value of those that belong together.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }
}
