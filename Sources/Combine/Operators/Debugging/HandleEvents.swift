extension Publishers {
  /// A publisher that calls closures for what happens.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Called when the publisher has answered.
    public let receiveSubscription: ((any Subscription) -> Void)?

    /// Called before each value.
    public let receiveOutput: ((Upstream.Output) -> Void)?

    /// Called before the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// Called before the stream is cancelled.
    public let receiveCancel: (() -> Void)?

    /// Called before values are asked for.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher that `handleEvents` returns.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventHandler(events: self, downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Calls closures for what happens to the stream, which stays as it is.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called when the publisher has answered.
  ///   - receiveOutput: Called before each value.
  ///   - receiveCompletion: Called before the end.
  ///   - receiveCancel: Called before the stream is cancelled.
  ///   - receiveRequest: Called before values are asked for.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}

private final class EventHandler<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private struct State {
    /// Nil once the stream has ended or was cancelled, so that the closures are released.
    var events: Publishers.HandleEvents<Upstream>?
    var subscription: (any Subscription)?
  }

  private let state: Guarded<State>
  private let downstream: Downstream

  init(events: Publishers.HandleEvents<Upstream>, downstream: Downstream) {
    state = Guarded(State(events: events))
    self.downstream = downstream
  }

  private var events: Publishers.HandleEvents<Upstream>? {
    state.withLock { $0.events }
  }

  func receive(subscription: any Subscription) {
    events?.receiveSubscription?(subscription)
    state.withLock { $0.subscription = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    events?.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > .none {
      events?.receiveRequest?(demand)
    }
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    end().events?.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events?.receiveRequest?(demand)
    state.withLock { $0.subscription }?.request(demand)
  }

  func cancel() {
    let ended = end()
    ended.events?.receiveCancel?()
    ended.subscription?.cancel()
  }

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
