/// A subject that keeps the last value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var hub = SubjectHub<Output, Failure>()
  private var currentValue: Output
  private var version = 0

  /// The last value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { currentValue } }
    set { send(newValue) }
  }

  /// Creates a subject that holds `value`.
  public init(_ value: Output) {
    currentValue = value
  }

  deinit {
    for subscription in hub.upstream {
      subscription.cancel()
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let conduit = SubjectConduit(downstream: subscriber, owner: self, replays: true, retainsOwner: true)
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
    let (conduits, newVersion, replaced) = lock.withLock {
      () -> (ContiguousArray<SubjectConduit<Output, Failure>>, Int, Output?) in
      guard hub.completion == nil else { return ([], 0, nil) }
      let replaced = currentValue
      currentValue = value
      version += 1
      return (hub.conduits, version, replaced)
    }
    withExtendedLifetime(replaced) {
      for conduit in conduits {
        conduit.offer(value, version: newVersion)
      }
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in lock.withLock({ hub.finish(completion) }) {
      conduit.finish(completion)
    }
  }

  public func send(subscription: any Subscription) {
    lock.withLock { hub.add(upstream: subscription) }
    subscription.request(.unlimited)
  }
}

extension CurrentValueSubject: SubjectConduitOwner {
  func latest() -> (value: Output, version: Int)? {
    lock.withLock { (currentValue, version) }
  }

  func demandArrived() {}

  func remove(_ conduit: AnyObject) {
    _ = lock.withLock { hub.remove(conduit) }
  }
}
