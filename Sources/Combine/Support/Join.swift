/// A value of one publisher, or several, that wait for those of others.
protocol JoinSlot: AnyObject {
  var isReady: Bool { get }
  var isFinished: Bool { get }
}

/// Combines the values of several publishers.
///
/// Either each new value is combined with the latest ones of the others, or each value is used once, in turn.
final class Join<Downstream: Subscriber>: Subscription {
  /// What one publisher has sent. The lock of the join protects it.
  final class Slot<Value>: JoinSlot {
    fileprivate let keepsLatest: Bool
    fileprivate var latest: Value?
    fileprivate var waiting = Queue<Value>()
    fileprivate(set) var isFinished = false

    fileprivate init(keepsLatest: Bool) {
      self.keepsLatest = keepsLatest
    }

    var isReady: Bool {
      keepsLatest ? latest != nil : !waiting.isEmpty
    }

    /// The value to combine, or `nil` unless the slot is ready.
    func take() -> Value? {
      keepsLatest ? latest : waiting.popFirst()
    }

    /// Keeps a value, and returns the one it replaces.
    fileprivate func put(_ value: Value) -> Value? {
      guard keepsLatest else {
        waiting.append(value)
        return nil
      }
      defer { latest = value }
      return latest
    }
  }

  private let lock = Lock()
  private var isEnded = false
  private var slots: [any JoinSlot] = []
  private var sources: [any Subscription] = []
  private var combine: (() -> Downstream.Input?)?
  private let keepsLatest: Bool
  private let downstream: Downstream
  private let outbox: Outbox<Downstream>
  /// Subscribes to the publishers; each is called once, by `start(combine:)`.
  private var subscriptions: [() -> Void] = []

  /// Creates a join.
  ///
  /// - Parameter keepsLatest: Whether values are combined with the latest of the others; otherwise each is used once.
  init(downstream: Downstream, keepsLatest: Bool) {
    self.downstream = downstream
    self.keepsLatest = keepsLatest
    outbox = Outbox(downstream: downstream)
    outbox.demandDidGrow = { [weak self] in self?.requestUpstream($0) }
  }

  /// Adds a publisher. To be called before `start(combine:)`.
  func slot<P: Publisher>(for publisher: P) -> Slot<P.Output> where P.Failure == Downstream.Failure {
    let slot = Slot<P.Output>(keepsLatest: keepsLatest)
    let source = Source<P.Output, P.Failure> { [self] value in
      receive(value, in: slot)
    } receiveCompletion: { [self] completion in
      receive(completion, in: slot)
    }
    lock.withLock {
      slots.append(slot)
      sources.append(source)
    }
    subscriptions.append { publisher.subscribe(source) }
    return slot
  }

  /// Hands the subscriber its subscription, then subscribes to the publishers.
  ///
  /// - Parameter combine: Takes the values out of the slots, all of which are ready.
  func start(combine: @escaping () -> Downstream.Input?) {
    lock.withLock { self.combine = combine }
    downstream.receive(subscription: self)
    let subscriptions = subscriptions
    self.subscriptions = []
    for subscribe in subscriptions {
      subscribe()
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
    for source in lock.withLock({ sources }) {
      source.request(demand)
    }
  }

  private func receive<Value>(_ value: Value, in slot: Slot<Value>) {
    let (isDone, _, _) = lock.withLock { () -> (Bool, Value?, AnyObject?) in
      guard !isEnded else { return (false, nil, nil) }
      let replaced = slot.put(value)
      let unsent = sendIfReady()
      return (finishIfDone(), replaced, unsent)
    }
    if isDone {
      end()
    }
    outbox.flush()
  }

  private func receive<Value>(_ completion: Subscribers.Completion<Downstream.Failure>, in slot: Slot<Value>) {
    if case .failure = completion {
      end()
      outbox.abort(completion)
      return
    }
    let isDone = lock.withLock {
      slot.isFinished = true
      return !isEnded && finishIfDone()
    }
    if isDone {
      end()
      outbox.flush()
    }
  }

  /// Puts the combined value into the outbox, in the order of the values: the lock is held.
  ///
  /// - Returns: What must be released after the lock.
  private func sendIfReady() -> AnyObject? {
    guard slots.allSatisfy({ $0.isReady }), let value = combine?() else { return nil }
    if keepsLatest {
      return outbox.replace(with: value)
    }
    outbox.enqueue(value)
    return nil
  }

  /// Puts the end into the outbox if no value can follow: the lock is held.
  private func finishIfDone() -> Bool {
    let isDone =
      slots.contains { $0.isFinished && !$0.isReady } || keepsLatest && slots.allSatisfy { $0.isFinished }
    if isDone {
      outbox.enqueue(.finished)
    }
    return isDone
  }

  private func end() {
    let (endedSources, _, _) = lock.withLock {
      defer {
        isEnded = true
        sources = []
        slots = []
        combine = nil
      }
      return (sources, slots, combine)
    }
    for source in endedSources {
      source.cancel()
    }
  }
}
