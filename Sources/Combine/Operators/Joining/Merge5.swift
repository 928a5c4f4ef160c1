extension Publishers {
  /// A publisher of the values of five publishers, as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A

    /// One of the publishers.
    public let b: B

    /// One of the publishers.
    public let c: C

    /// One of the publishers.
    public let d: D

    /// One of the publishers.
    public let e: E

    /// Creates the publisher that `merge` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(downstream: subscriber)
      hub.start()
      hub.add(a)
      hub.add(b)
      hub.add(c)
      hub.add(d)
      hub.add(e)
      hub.close()
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of four others, as they come.
  ///
  /// The stream finishes when all have finished, and fails as soon as one fails.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
    Output == D.Output, Failure == E.Failure, Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
