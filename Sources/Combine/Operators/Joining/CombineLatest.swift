extension Publishers {
  /// A publisher that combines each new value of two publishers with the latest of the others.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates the publisher that `combineLatest` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join(downstream: subscriber, keepsLatest: true)
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
  /// Sends, whenever one of the publishers has a new value, that one with the latest of the other.
  ///
  /// The stream starts when all have sent a value, finishes when all have finished, and fails as soon as one fails.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends, whenever one of the publishers has a new value, that one with the latest of the other.
  ///
  /// The stream starts when all have sent a value, finishes when all have finished, and fails as soon as one fails.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: Makes one value of those that belong together.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Failure == P.Failure {
    combineLatest(other).map { transform($0, $1) }
  }
}
