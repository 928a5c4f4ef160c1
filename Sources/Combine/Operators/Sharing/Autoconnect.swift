extension Publishers {
  /// Connects a connectable publisher at its first subscription, and disconnects it when the last one has gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private struct State {
      var subscriberCount = 0
      var connection: (any Cancellable)?
    }

    private let state = Guarded(State())

    /// The publisher that is connected.
    public final let upstream: Upstream

    /// Creates a publisher that connects `upstream` by itself.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state in
        state.subscriberCount += 1
        return state.subscriberCount == 1
      }
      let watch = WatchedSubscriber(downstream: subscriber) { [self] in subscriberLeft() }
      upstream.subscribe(watch)
      if isFirst {
        connect()
      }
    }

    private func connect() {
      let connection = upstream.connect()
      let isWanted = state.withLock { state in
        guard state.subscriberCount > 0 else { return false }
        state.connection = connection
        return true
      }
      if !isWanted {
        connection.cancel()
      }
    }

    private func subscriberLeft() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscriberCount -= 1
        guard state.subscriberCount == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }
}

/// Passes everything through, and tells once when its subscription has ended or was cancelled.
private final class WatchedSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
  private struct State {
    var subscription: (any Subscription)?
    /// Nil once it was called.
    var didEnd: (() -> Void)?
  }

  private let downstream: Downstream
  private let state: Guarded<State>

  init(downstream: Downstream, didEnd: @escaping () -> Void) {
    self.downstream = downstream
    state = Guarded(State(didEnd: didEnd))
  }

  func receive(subscription: any Subscription) {
    state.withLock { $0.subscription = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let ended = end()
    downstream.receive(completion: completion)
    ended.didEnd?()
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.subscription }?.request(demand)
  }

  func cancel() {
    let ended = end()
    ended.subscription?.cancel()
    ended.didEnd?()
  }

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
