/// Connects a subscriber to one publisher after another, and carries its demand from each to the next.
///
/// Connecting to a publisher leaves the one before.
final class Relay<Downstream: Subscriber>: Subscription {
  private struct State {
    var isEnded = false
    /// What is asked for beyond the values that arrived.
    var demand = Subscribers.Demand.none
    var connection = 0
    var subscription: (any Subscription)?
    /// A connection to make as soon as the present one is made; keeps the stack flat.
    var next: (() -> Void)?
    var isConnecting = false
    /// What is to be cancelled with the relay.
    var attachments: [any Cancellable] = []
  }

  private let state = Guarded(State())
  private let downstream: Downstream
  private let outbox: Outbox<Downstream>

  init(downstream: Downstream) {
    self.downstream = downstream
    outbox = Outbox(downstream: downstream)
    outbox.demandDidGrow = { [weak self] in self?.requestUpstream($0) }
  }

  /// Hands the subscriber its subscription; to be called once, at first.
  func start() {
    downstream.receive(subscription: self)
  }

  /// Connects to a publisher.
  ///
  /// - Parameters:
  ///   - valueArrived: Called before each value is passed on.
  ///   - ended: Called at the end of the publisher; connects to another or finishes.
  func connect<P: Publisher>(
    to publisher: P, valueArrived: @escaping () -> Void = {},
    ended: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    trampoline { [self] in
      let connection = disconnect()
      publisher.subscribe(
        RelaySubscriber<P.Failure, Downstream>(
          relay: self, connection: connection, valueArrived: valueArrived, ended: ended))
    }
  }

  /// Cancels `attachment` when the stream ends or is cancelled.
  func attach(_ attachment: any Cancellable) {
    let isEnded = state.withLock { state in
      if !state.isEnded {
        state.attachments.append(attachment)
      }
      return state.isEnded
    }
    if isEnded {
      attachment.cancel()
    }
  }

  /// Ends the stream.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    end()
    if case .failure = completion {
      outbox.abort(completion)
    } else {
      outbox.finish(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    outbox.request(demand)
    requestUpstream(demand)
  }

  func cancel() {
    outbox.cancel()
    end()
  }

  private func requestUpstream(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription = state.withLock { state in
      state.demand += demand
      return state.subscription
    }
    subscription?.request(demand)
  }

  /// Leaves the present publisher.
  ///
  /// - Returns: The number of the next connection.
  private func disconnect() -> Int {
    let (connection, previous) = state.withLock { state in
      state.connection += 1
      defer { state.subscription = nil }
      return (state.connection, state.subscription)
    }
    if let previous {
      previous.cancel()
      outbox.dropAll()
    }
    return connection
  }

  fileprivate func receive(subscription: any Subscription, connection: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard !state.isEnded, state.connection == connection, state.subscription == nil else { return nil }
      state.subscription = subscription
      return state.demand
    }
    guard let demand else {
      subscription.cancel()
      return
    }
    if demand > .none {
      subscription.request(demand)
    }
  }

  fileprivate func receive(_ value: Downstream.Input, connection: Int) {
    let isWanted = state.withLock { state in
      guard !state.isEnded, state.connection == connection, state.demand > .none else { return false }
      state.demand -= 1
      return true
    }
    if isWanted {
      outbox.send(value)
    }
  }

  /// Notes the end of a publisher.
  ///
  /// - Returns: Whether it is the present one.
  fileprivate func didEnd(connection: Int) -> Bool {
    state.withLock { state in
      guard !state.isEnded, state.connection == connection else { return false }
      state.subscription = nil
      return true
    }
  }

  private func trampoline(_ connect: @escaping () -> Void) {
    let mustConnect = state.withLock { state in
      guard !state.isEnded else { return false }
      state.next = connect
      guard !state.isConnecting else { return false }
      state.isConnecting = true
      return true
    }
    guard mustConnect else { return }
    while let connect = takeNextConnection() {
      connect()
    }
  }

  private func takeNextConnection() -> (() -> Void)? {
    state.withLock { state in
      let next = state.next
      state.next = nil
      state.isConnecting = next != nil
      return next
    }
  }

  /// Forgets the publishers.
  private func end() {
    let ended = state.withLock { state in
      defer { state = State(isEnded: true) }
      return state
    }
    ended.subscription?.cancel()
    for attachment in ended.attachments {
      attachment.cancel()
    }
  }
}

/// Receives what one of the publishers of a relay sends.
private struct RelaySubscriber<Failure: Error, Downstream: Subscriber>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let relay: Relay<Downstream>
  let connection: Int
  let valueArrived: () -> Void
  let ended: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) {
    relay.receive(subscription: subscription, connection: connection)
  }

  func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    valueArrived()
    relay.receive(value, connection: connection)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if relay.didEnd(connection: connection) {
      ended(completion)
    }
  }
}
