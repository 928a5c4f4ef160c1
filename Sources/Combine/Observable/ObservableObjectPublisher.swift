/// The publisher with which an observable object announces its changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private struct Observer {
    let token: Int
    let action: () -> Void
  }

  private struct State {
    /// In the order of their tokens.
    var observers: ContiguousArray<Observer> = []
    var lastToken = 0

    /// The position of the first observer whose token is not below `token`.
    func index(of token: Int) -> Int {
      var range = observers.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        range = observers[middle].token < token ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return range.lowerBound
    }
  }

  private let state = Guarded(State())

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces a change to all subscribers that were subscribed when the call began and still are.
  public func send() {
    let lastToken = state.withLock { $0.observers.last?.token }
    guard let lastToken else { return }
    var token = 0
    while let observer = observer(from: token), observer.token <= lastToken {
      observer.action()
      token = observer.token + 1
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let subscription = ObservableObjectSubscription(downstream: subscriber, publisher: self)
    subscription.start()
    subscriber.receive(subscription: subscription)
  }

  /// Adds a closure to call before each change: the cheap way to subscribe.
  ///
  /// - Returns: The argument for `removeObserver(_:)`.
  package func addObserver(_ action: @escaping () -> Void) -> Int {
    state.withLock { state in
      state.lastToken += 1
      state.observers.append(Observer(token: state.lastToken, action: action))
      return state.lastToken
    }
  }

  /// Removes a closure that `addObserver(_:)` added; it is not called afterward. Unknown tokens are ignored.
  package func removeObserver(_ token: Int) {
    // Returned, so that the closure is released outside the lock.
    _ = state.withLock { state -> Observer? in
      let index = state.index(of: token)
      guard index < state.observers.count, state.observers[index].token == token else { return nil }
      return state.observers.remove(at: index)
    }
  }

  private func observer(from token: Int) -> Observer? {
    state.withLock { state in
      let index = state.index(of: token)
      return index < state.observers.count ? state.observers[index] : nil
    }
  }
}

/// A subscription to an object's changes; while there is no demand they are not sent.
private final class ObservableObjectSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Void, Downstream.Failure == Never {
  private struct State {
    /// Nil once cancelled.
    var downstream: Downstream?
    var publisher: ObservableObjectPublisher?
    var token: Int?
    var demand = Subscribers.Demand.none
  }

  private let state: Guarded<State>

  init(downstream: Downstream, publisher: ObservableObjectPublisher) {
    state = Guarded(State(downstream: downstream, publisher: publisher))
  }

  func start() {
    let token = state.withLock { $0.publisher }?.addObserver { [self] in send() }
    state.withLock { $0.token = token }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    if let token = ended.token {
      ended.publisher?.removeObserver(token)
    }
  }

  private func send() {
    let downstream = state.withLock { state -> Downstream? in
      guard state.demand > .none else { return nil }
      state.demand -= 1
      return state.downstream
    }
    guard let newDemand = downstream?.receive(()) else { return }
    state.withLock { $0.demand += newDemand }
  }
}
