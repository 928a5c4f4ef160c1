extension Publishers {
  /// A publisher that all its subscribers share one subscription of.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to once.
    public final let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates the publisher that `share` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(PassthroughSubject.init).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Lets all subscribers share one subscription: it starts with the first and ends with the last of them.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
