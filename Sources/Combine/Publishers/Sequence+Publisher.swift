extension Sequence {
  /// A publisher that sends the elements of this sequence, then finishes.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

extension Publishers {
  /// A publisher that sends the elements of a sequence as they are asked for, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements that are sent.
    public let sequence: Elements

    /// Creates a publisher of the elements of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(downstream: subscriber, elements: sequence)
      subscriber.receive(subscription: subscription)
      subscription.start()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

private final class SequenceSubscription<Downstream: Subscriber, Elements: Sequence>: Subscription
where Downstream.Input == Elements.Element {
  private struct State {
    /// Nil once the elements are exhausted or the subscription was cancelled.
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    /// Whether a call further up the stack, or on another thread, is sending and will see new demand by itself.
    var isSending = true
  }

  private let state: Guarded<State>
  /// Touched only by the call that is sending, as iterating may run code of the user.
  private var iterator: Elements.Iterator
  private var next: Elements.Element?

  init(downstream: Downstream, elements: Elements) {
    iterator = elements.makeIterator()
    next = iterator.next()
    state = Guarded(State(downstream: downstream))
  }

  /// Begins to send what was asked for while the subscriber got its subscription.
  func start() {
    send()
  }

  func request(_ demand: Subscribers.Demand) {
    let mustSend = state.withLock { state in
      state.demand += demand
      guard !state.isSending else { return false }
      state.isSending = true
      return true
    }
    if mustSend {
      send()
    }
  }

  func cancel() {
    _ = end()
  }

  private func send() {
    while let value = next {
      guard let downstream = takeDemand() else { return }
      next = iterator.next()
      let newDemand = downstream.receive(value)
      state.withLock { $0.demand += newDemand }
    }
    end()?.receive(completion: .finished)
  }

  /// Uses up one value of the demand, or stops sending if there is no demand or no subscriber anymore.
  private func takeDemand() -> Downstream? {
    state.withLock { state in
      guard let downstream = state.downstream, state.demand > .none else {
        state.isSending = false
        return nil
      }
      state.demand -= 1
      return downstream
    }
  }

  private func end() -> Downstream? {
    state.withLock { state in
      defer { state.downstream = nil }
      return state.downstream
    }
  }
}
