/// A subject that passes values on to its current subscribers that have demand. It stores none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var hub = SubjectHub<Output, Failure>()
  private var hasDemand = false

  /// Creates a subject without subscribers.
  public init() {}

  deinit {
    for subscription in hub.upstream {
      subscription.cancel()
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let conduit = SubjectConduit(downstream: subscriber, owner: self, replays: false, retainsOwner: true)
    let completion = lock.withLock {
      if hub.completion == nil {
        hub.add(conduit)
      }
      return hub.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  public func send(_ value: Output) {
    for conduit in lock.withLock({ hub.conduits }) {
      conduit.offer(value)
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in lock.withLock({ hub.finish(completion) }) {
      conduit.finish(completion)
    }
  }

  public func send(subscription: any Subscription) {
    let hasDemand = lock.withLock {
      hub.add(upstream: subscription)
      return self.hasDemand
    }
    if hasDemand {
      subscription.request(.unlimited)
    }
  }
}

extension PassthroughSubject: SubjectConduitOwner {
  func latest() -> (value: Output, version: Int)? {
    nil
  }

  func demandArrived() {
    let waiting = lock.withLock { () -> [any Subscription] in
      guard !hasDemand else { return [] }
      hasDemand = true
      return hub.upstream
    }
    for subscription in waiting {
      subscription.request(.unlimited)
    }
  }

  func remove(_ conduit: AnyObject) {
    _ = lock.withLock { hub.remove(conduit) }
  }
}
