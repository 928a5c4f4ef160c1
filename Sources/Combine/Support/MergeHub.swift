/// Passes on the values of any number of publishers, as they come.
///
/// A subscriber that takes everything gets it at once. From a subscriber that asks for a number of values each
/// publisher is asked for one at a time, which waits in the outbox until there is demand.
final class MergeHub<Downstream: Subscriber>: Subscription {
  private struct State {
    var isEnded = false
    var sources: [Int: any Subscription] = [:]
    var lastSource = 0
    /// Whether no publisher will be added anymore.
    var isClosed = false
    var hasDemand = false
    var isUnlimited = false
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

  /// Adds a publisher.
  ///
  /// - Parameter finished: Called when it has sent its last value, unless the stream ends.
  func add<P: Publisher>(_ publisher: P, finished: @escaping () -> Void = {})
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    guard let number = reserveSource() else { return }
    let reference = WeakSubscription()
    let source = Source<P.Output, P.Failure> { [outbox] value in
      outbox.send(value, from: reference)
    } receiveCompletion: { [self] completion in
      sourceDidEnd(number, completion, finished)
    }
    reference.subscription = source
    let demand = state.withLock { state -> Subscribers.Demand in
      guard state.sources[number] != nil else { return .none }
      state.sources[number] = source
      return state.isUnlimited ? .unlimited : state.hasDemand ? .max(1) : .none
    }
    source.request(demand)
    publisher.subscribe(source)
  }

  /// Declares that no publisher will be added: the stream ends with the last one.
  func close() {
    let isDone = state.withLock { state in
      state.isClosed = true
      return state.sources.isEmpty
    }
    if isDone {
      finish(.finished)
    }
  }

  /// Ends the stream: with a failure at once, otherwise after the values that wait.
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

  /// The number for a new source, which counts from now on; nil if the stream has ended.
  private func reserveSource() -> Int? {
    state.withLock { state in
      guard !state.isEnded else { return nil }
      state.lastSource += 1
      state.sources[state.lastSource] = Subscriptions.empty
      return state.lastSource
    }
  }

  private func requestUpstream(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let (sources, upstreamDemand) = state.withLock { state -> ([any Subscription], Subscribers.Demand) in
      guard !state.isUnlimited, demand == .unlimited || !state.hasDemand else { return ([], .none) }
      state.hasDemand = true
      state.isUnlimited = demand == .unlimited
      return (state.sources.sorted { $0.key < $1.key }.map(\.value), state.isUnlimited ? .unlimited : .max(1))
    }
    for source in sources {
      source.request(upstreamDemand)
    }
  }

  private func sourceDidEnd(
    _ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>, _ finished: () -> Void
  ) {
    if case .failure = completion {
      finish(completion)
      return
    }
    let (isDone, _) = state.withLock { state in
      let source = state.sources.removeValue(forKey: number)
      return (state.isClosed && state.sources.isEmpty, source)
    }
    if isDone {
      finish(.finished)
    } else {
      finished()
    }
  }

  private func end() {
    let ended = state.withLock { state in
      defer { state = State(isEnded: true) }
      return state
    }
    for source in ended.sources.values {
      source.cancel()
    }
    for attachment in ended.attachments {
      attachment.cancel()
    }
  }
}
