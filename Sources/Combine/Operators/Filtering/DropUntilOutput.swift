extension Publishers {
  /// A publisher that leaves out its values until another one sends a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The publisher whose first value lets values through.
    public let other: Other

    /// Creates the publisher that `drop` returns.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay(downstream: subscriber)
      let gate = Gate()
      let signal = Source<Other.Output, Other.Failure>(demand: .max(1)) { _ in
        gate.open()
      } receiveCompletion: { completion in
        if completion.isFailure {
          relay.finish(completion)
        }
      }
      relay.attach(signal)
      relay.start()
      other.subscribe(signal)
      relay.connect(to: upstream.filter { _ in gate.isOpen }, ended: relay.finish)
    }
  }
}

extension Publisher {
  /// Leaves out all values until another publisher sends one. Its failure ends the stream.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

private final class Gate: Sendable {
  private let state = Guarded(false)

  var isOpen: Bool {
    state.withLock { $0 }
  }

  func open() {
    state.withLock { $0 = true }
  }
}
