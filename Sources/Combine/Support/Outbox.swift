/// What waits to be sent to a subscriber.
///
/// Values leave one at a time, in order and only on demand, from any thread and also if they come
/// while one is being sent. The end follows the last value.
final class Outbox<Downstream: Subscriber> {
  private struct Item {
    let value: Downstream.Input
    /// Asked for another value when this one has been sent.
    let source: (any Subscription)?
  }

  /// Values that were dropped: the caller releases them outside of its locks.
  private final class Dropped {
    private let items: Queue<Item>

    init(_ items: Queue<Item>) {
      self.items = items
    }
  }

  /// Called with the demand that the subscriber returns as it receives values. To be set before the first use.
  var demandDidGrow: (Subscribers.Demand) -> Void = { _ in }

  private let lock = Lock()
  /// Nil once the stream has ended or was cancelled.
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var items = Queue<Item>()
  private var completion: Subscribers.Completion<Downstream.Failure>?
  /// What the three above amount to: asking generic properties themselves takes longer.
  private var isOpen = true
  private var itemCount = 0
  private var isCompleted = false
  /// Whether a call further up the stack or on another thread is sending, and will see what is new.
  private var isSending = false
  /// In a gated outbox, how many events may leave.
  private var permits: Int?

  /// Creates an outbox.
  ///
  /// - Parameter isGated: Whether each event waits for a call of `release()`, as one that is scheduled does.
  init(downstream: Downstream, isGated: Bool = false) {
    self.downstream = downstream
    permits = isGated ? 0 : nil
  }

  /// What is asked for beyond the values that wait.
  var openDemand: Subscribers.Demand {
    lock.withLock { demand - .max(itemCount) }
  }

  /// How many values wait.
  var count: Int {
    lock.withLock { itemCount }
  }

  /// Puts a value at the end; `flush()` sends it.
  func enqueue(_ value: Downstream.Input, from source: (any Subscription)? = nil) {
    lock.withLock {
      guard isOpen, !isCompleted else { return }
      append(Item(value: value, source: source))
    }
  }

  /// Puts a value in the place of those that wait; `flush()` sends it.
  ///
  /// - Returns: What must be released outside the locks of the caller.
  func replace(with value: Downstream.Input) -> AnyObject? {
    lock.withLock { () -> Dropped? in
      guard isOpen, !isCompleted else { return nil }
      let dropped = takeItems()
      append(Item(value: value, source: nil))
      return dropped
    }
  }

  /// Drops the value that has waited longest.
  func dropOldest() {
    _ = lock.withLock {
      itemCount = max(itemCount - 1, 0)
      return items.popFirst()
    }
  }

  /// Drops all values that wait.
  func dropAll() {
    _ = lock.withLock { takeItems() }
  }

  /// Puts a value at the end and sends what can be sent.
  func send(_ value: Downstream.Input, from source: (any Subscription)? = nil) {
    let receiver = lock.withLock { () -> Downstream? in
      guard isOpen, !isCompleted else { return nil }
      guard !isSending, itemCount == 0, demand > .none, permits == nil else {
        append(Item(value: value, source: source))
        return nil
      }
      isSending = true
      demand -= 1
      return downstream
    }
    if let receiver {
      send(value, from: source, to: receiver)
      sendWaiting()
    }
  }

  /// Ends the stream after the values that wait.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    enqueue(completion)
    flush()
  }

  /// Puts the end behind the values that wait; `flush()` sends it.
  func enqueue(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      guard !isCompleted else { return }
      self.completion = completion
      isCompleted = true
    }
  }

  /// Ends the stream now: values that wait are dropped.
  func abort(_ completion: Subscribers.Completion<Downstream.Failure>) {
    dropAll()
    finish(completion)
  }

  /// Lets one more event leave a gated outbox.
  func release() {
    lock.withLock { permits? += 1 }
    flush()
  }

  /// Counts demand of the subscriber and sends what can be sent.
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    flush()
  }

  /// Drops everything: nothing is sent anymore.
  func cancel() {
    _ = lock.withLock {
      let receiver = downstream
      close()
      return (receiver, takeItems())
    }
  }

  /// Sends what is asked for, unless that happens already.
  func flush() {
    let mustSend = lock.withLock {
      guard !isSending else { return false }
      isSending = true
      return true
    }
    if mustSend {
      sendWaiting()
    }
  }

  private func sendWaiting() {
    while true {
      switch nextStep() {
      case .sendItem:
        if let (item, receiver) = takeItem() {
          send(item.value, from: item.source, to: receiver)
        }
      case .sendCompletion:
        if let (completion, receiver) = takeCompletion() {
          receiver.receive(completion: completion)
        }
      case .stop:
        return
      }
    }
  }

  private func send(_ value: Downstream.Input, from source: (any Subscription)?, to receiver: Downstream) {
    let newDemand = receiver.receive(value)
    if newDemand > .none {
      lock.withLock { demand += newDemand }
      demandDidGrow(newDemand)
    }
    source?.request(.max(1))
  }

  private func nextStep() -> OutboxStep {
    lock.withLock {
      if canSendItem { return .sendItem }
      if canSendCompletion { return .sendCompletion }
      isSending = false
      return .stop
    }
  }

  private func takeItem() -> (Item, Downstream)? {
    lock.withLock { () -> (Item, Downstream)? in
      guard canSendItem, let downstream, let item = items.popFirst() else { return nil }
      itemCount -= 1
      demand -= 1
      permits? -= 1
      return (item, downstream)
    }
  }

  private func takeCompletion() -> (Subscribers.Completion<Downstream.Failure>, Downstream)? {
    lock.withLock { () -> (Subscribers.Completion<Downstream.Failure>, Downstream)? in
      guard canSendCompletion, let downstream, let completion else { return nil }
      close()
      return (completion, downstream)
    }
  }

  private var canSendItem: Bool {
    isOpen && permits != 0 && demand > .none && itemCount > 0
  }

  private var canSendCompletion: Bool {
    isOpen && permits != 0 && itemCount == 0 && isCompleted
  }

  private func append(_ item: Item) {
    items.append(item)
    itemCount += 1
  }

  private func takeItems() -> Dropped? {
    guard itemCount > 0 else { return nil }
    let dropped = Dropped(items)
    items = Queue()
    itemCount = 0
    return dropped
  }

  private func close() {
    downstream = nil
    isOpen = false
  }
}

/// What an outbox does next. Stopping is noted as it is decided, so that nothing that comes after is left behind.
private enum OutboxStep {
  case sendItem
  case sendCompletion
  case stop
}
