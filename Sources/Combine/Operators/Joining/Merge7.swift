extension Publishers {
  /// A publisher of the values of seven publishers, as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure
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

    /// One of the publishers.
    public let f: F

    /// One of the publishers.
    public let g: G

    /// Creates the publisher that `merge` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(downstream: subscriber)
      hub.start()
      hub.add(a)
      hub.add(b)
      hub.add(c)
      hub.add(d)
      hub.add(e)
      hub.add(f)
      hub.add(g)
      hub.close()
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of six others, as they come.
  ///
  /// The stream finishes when all have finished, and fails as soon as one fails.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
    Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output,
    Failure == G.Failure, Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
