extension Publishers {
  /// A publisher of the values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A

    /// One of the publishers.
    public let b: B

    /// One of the publishers.
    public let c: C

    /// Creates the publisher that `merge` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(downstream: subscriber)
      hub.start()
      hub.add(a)
      hub.add(b)
      hub.add(c)
      hub.close()
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of two others, as they come.
  ///
  /// The stream finishes when all have finished, and fails as soon as one fails.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output {
    Publishers.Merge3(self, b, c)
  }
}
