extension Publishers {
  /// A publisher of the values of eight publishers, as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
    A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure,
    A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure
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

    /// One of the publishers.
    public let h: H

    /// Creates the publisher that `merge` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
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
      hub.add(h)
      hub.close()
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of seven others, as they come.
  ///
  /// The stream finishes when all have finished, and fails as soon as one fails.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
    Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output,
    Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
