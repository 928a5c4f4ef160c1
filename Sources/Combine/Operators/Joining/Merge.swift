extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A

    /// One of the publishers.
    public let b: B

    /// Creates the publisher that `merge` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(downstream: subscriber)
      hub.start()
      hub.add(a)
      hub.add(b)
      hub.close()
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another, as they come.
  ///
  /// The stream finishes when all have finished, and fails as soon as one fails.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }
}
