extension Publishers {
  /// A publisher that starts explicitly.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates the publisher that `makeConnectable` returns.
    public init(upstream: Upstream) {
      multicast = upstream.multicast(PassthroughSubject.init)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      multicast.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      multicast.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Lets the stream start only when `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
