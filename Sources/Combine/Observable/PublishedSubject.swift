/// The value of a `@Published` property that is observed by itself, and its subscribers.
@usableFromInline
final class PublishedSubject<Value>: PublishedLink {
  private let lock = Lock()
  private var hub = SubjectHub<Value, Never>()
  private var storedValue: Value
  /// The number of the newest value sent, and of the stored one, which follows after the delivery.
  private var version = 0
  private var storedVersion = 0
  /// Whether a subscriber was added during delivery, and so may have missed the newest value.
  private var hasLatecomers = false
  /// The pipelines that write into the property, which live as long as it does.
  private var sources: [any Cancellable & AnyObject] = []

  /// The stored value: still the old one while a new one is delivered.
  var value: Value {
    lock.withLock { storedValue }
  }

  init(_ value: Value, willChange: ObservableObjectPublisher?) {
    storedValue = value
    super.init(willChange: willChange)
  }

  deinit {
    for source in sources {
      source.cancel()
    }
  }

  /// Announces the change of the object, tells the subscribers, and takes the value.
  func send(_ value: Value) {
    announce()
    publish(value)
  }

  /// Tells the subscribers of a value, and takes it.
  @usableFromInline
  func publish(_ value: Value) {
    let (conduits, version) = lock.withLock {
      self.version += 1
      return (hub.conduits, self.version)
    }
    for conduit in conduits {
      conduit.offer(value, version: version)
    }
    store(value, version: version)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    // Not retained: the property's own pipeline may lead back into it.
    let conduit = SubjectConduit(downstream: subscriber, owner: self, replays: true, retainsOwner: false)
    lock.withLock {
      hub.add(conduit)
      noteLatecomer()
    }
    subscriber.receive(subscription: conduit)
  }

  /// Keeps a pipeline that writes into the property until one of them ends.
  func retain(source: any Cancellable & AnyObject) {
    lock.withLock { sources.append(source) }
  }

  /// Forgets a pipeline that ended.
  func release(source: AnyObject) {
    _ = lock.withLock {
      sources.firstIndex { $0 === source }.map { sources.remove(at: $0) }
    }
  }

  /// Takes the value, and sends it to subscribers that missed it: they subscribed or asked during the delivery.
  private func store(_ value: Value, version: Int) {
    let (latecomers, _) = lock.withLock { () -> (ContiguousArray<SubjectConduit<Value, Never>>, Value) in
      let replaced = storedValue
      storedValue = value
      storedVersion = version
      guard hasLatecomers else { return ([], replaced) }
      hasLatecomers = false
      return (hub.conduits, replaced)
    }
    for conduit in latecomers {
      conduit.offerIfMissed(value, version: version)
    }
  }

  /// To be called, while the lock is held, for each subscriber that may only know the old value.
  private func noteLatecomer() {
    hasLatecomers = hasLatecomers || version != storedVersion
  }
}

extension PublishedSubject: SubjectConduitOwner {
  func latest() -> (value: Value, version: Int)? {
    lock.withLock {
      noteLatecomer()
      return (storedValue, storedVersion)
    }
  }

  func demandArrived() {}

  func remove(_ conduit: AnyObject) {
    _ = lock.withLock { hub.remove(conduit) }
  }
}
