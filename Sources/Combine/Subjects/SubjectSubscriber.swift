/// Passes what a publisher sends on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private struct State {
    /// Nil once the stream has ended or was cancelled.
    var subject: S?
    var subscription: (any Subscription)?
  }

  private let state: Guarded<State>

  init(_ subject: S) {
    state = Guarded(State(subject: subject))
  }

  func receive(subscription: any Subscription) {
    let subject = state.withLock { state -> S? in
      guard let subject = state.subject, state.subscription == nil else { return nil }
      state.subscription = subscription
      return subject
    }
    if let subject {
      subject.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ value: S.Output) -> Subscribers.Demand {
    state.withLock { $0.subject }?.send(value)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    end().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.subscription }?.request(demand)
  }

  func cancel() {
    end().subscription?.cancel()
  }

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
