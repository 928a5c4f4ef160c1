import Foundation

/// What a subject tells its subscribers' conduits.
protocol SubjectConduitOwner<Output>: AnyObject {
  associatedtype Output

  /// The value that a late subscriber starts with, numbered so that it is not sent a second time; `nil` if none.
  func latest() -> (value: Output, version: Int)?

  /// Called whenever a subscriber asks for values.
  func demandArrived()

  /// Forgets a conduit whose subscriber cancelled.
  func remove(_ conduit: AnyObject)
}

/// The subscription of one subscriber to a subject.
///
/// Values reach the subscriber one after the other also when several threads send: a thread that finds another one
/// delivering leaves its value there. On one thread a value sent from within the subscriber is delivered at once.
final class SubjectConduit<Output, Failure: Error>: Subscription {
  private typealias Downstream = any Subscriber<Output, Failure>

  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  /// Nil once the stream has ended or was cancelled.
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// Keeps the owner alive where a subscriber may still ask for its value.
  private var retainedOwner: AnyObject?
  /// Whether the subscriber has not seen the owner's latest value.
  private var isBehind: Bool
  private var replayedVersion = -1
  private var seenVersion = -1
  private var deliveringThread: pthread_t?
  private var deliveryDepth = 0
  /// What other threads sent during a delivery.
  private var backlog: [Event] = []

  private weak var owner: (any SubjectConduitOwner<Output>)?

  /// Creates a conduit.
  ///
  /// - Parameters:
  ///   - replays: Whether a subscriber that has not seen the latest value gets it as soon as it asks.
  ///   - retainsOwner: Whether the owner stays alive until the subscription ends.
  init(
    downstream: any Subscriber<Output, Failure>, owner: any SubjectConduitOwner<Output>, replays: Bool,
    retainsOwner: Bool
  ) {
    self.downstream = downstream
    retainedOwner = retainsOwner ? owner : nil
    isBehind = replays
    self.owner = owner
  }

  /// Sends a value if the subscriber has demand.
  ///
  /// - Parameter version: The number of the value; numbers up to the one replayed were seen already.
  func offer(_ value: Output, version: Int = 0) {
    let receiver = lock.withLock { () -> Downstream? in
      guard downstream != nil, version > replayedVersion else { return nil }
      seenVersion = max(seenVersion, version)
      guard demand > .none else {
        isBehind = true
        return nil
      }
      demand -= 1
      isBehind = false
      return beginDelivery(orLeave: .value(value))
    }
    if let receiver {
      endDelivery(adding: receiver.receive(value))
    }
  }

  /// Sends a value to a subscriber that was not there, or had no demand, when the value was offered.
  func offerIfMissed(_ value: Output, version: Int) {
    let (isSemanticsOnly, isBehind) = lock.withLock { (seenVersion < version, self.isBehind) }
    if isSemanticsOnly {
      offer(value, version: version)
    } else if isBehind {
      catchUp()
    }
  }

  /// Ends the stream.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    if let receiver = lock.withLock({ beginDelivery(orLeave: .completion(completion)) }) {
      deliver(completion, to: receiver)
      endDelivery(adding: .none)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let isActive = lock.withLock {
      self.demand += demand
      return downstream != nil
    }
    guard isActive else { return }
    owner?.demandArrived()
    catchUp()
  }

  func cancel() {
    owner?.remove(self)
    _ = end()
  }

  /// Sends the latest value to a subscriber that lacks it and has room for it.
  private func catchUp() {
    let isWanted = lock.withLock { isBehind && demand > .none && downstream != nil }
    guard isWanted, let latest = owner?.latest() else { return }
    let receiver = lock.withLock { () -> Downstream? in
      guard isBehind, demand > .none, latest.version >= seenVersion else { return nil }
      demand -= 1
      isBehind = false
      replayedVersion = latest.version
      seenVersion = latest.version
      return beginDelivery(orLeave: .value(latest.value))
    }
    if let receiver {
      endDelivery(adding: receiver.receive(latest.value))
    }
  }

  /// Makes this thread the one that delivers, or leaves `event` to the thread that does. The lock is held.
  private func beginDelivery(orLeave event: @autoclosure () -> Event) -> Downstream? {
    guard let downstream else { return nil }
    let thread = pthread_self()
    if let deliveringThread, pthread_equal(deliveringThread, thread) == 0 {
      backlog.append(event())
      return nil
    }
    deliveringThread = thread
    deliveryDepth += 1
    return downstream
  }

  private func deliver(_ completion: Subscribers.Completion<Failure>, to receiver: Downstream) {
    _ = end()
    receiver.receive(completion: completion)
  }

  /// Counts the demand that a delivery brought, and takes up what was left for later meanwhile.
  private func endDelivery(adding newDemand: Subscribers.Demand) {
    let remains = countDelivery(adding: newDemand)
    if remains.inBacklog {
      deliverBacklog()
    }
    if remains.latestValue {
      catchUp()
    }
  }

  @inline(never)
  private func deliverBacklog() {
    var remains = (inBacklog: true, latestValue: false)
    while remains.inBacklog, let (event, receiver) = takeBacklog() {
      switch event {
      case .value(let value):
        remains = countDelivery(adding: receiver.receive(value))
      case .completion(let completion):
        deliver(completion, to: receiver)
        remains = countDelivery(adding: .none)
      }
    }
    catchUp()
  }

  /// Notes the end of a delivery, and tells what remains to be delivered now.
  private func countDelivery(adding newDemand: Subscribers.Demand) -> (inBacklog: Bool, latestValue: Bool) {
    lock.withLock {
      demand += newDemand
      deliveryDepth -= 1
      let mustCatchUp = isBehind && demand > .none
      guard deliveryDepth == 0 else { return (false, mustCatchUp) }
      deliveringThread = nil
      return (!backlog.isEmpty, mustCatchUp)
    }
  }

  private func takeBacklog() -> (Event, Downstream)? {
    lock.withLock {
      guard deliveringThread == nil, let event = backlog.first,
        let receiver = beginDelivery(orLeave: event)
      else { return nil }
      backlog.removeFirst()
      return (event, receiver)
    }
  }

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> (Downstream?, AnyObject?, [Event]) {
    lock.withLock {
      defer {
        downstream = nil
        retainedOwner = nil
        backlog = []
      }
      return (downstream, retainedOwner, backlog)
    }
  }
}
