/// A subscription that has one value to send, then ends.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription {
  private struct State {
    /// Nil once the value was sent or the subscription cancelled.
    var downstream: Downstream?
    var value: Downstream.Input?
    var hasDemand = false
  }

  private let state: Guarded<State>

  init(downstream: Downstream, value: Downstream.Input? = nil) {
    state = Guarded(State(downstream: downstream, value: value))
  }

  /// Supplies the value, which is sent as soon as it is asked for.
  func resolve(_ value: Downstream.Input) {
    state.withLock { $0.value = value }
    sendIfPossible()
  }

  /// Ends the stream without a value.
  func resolve(completion: Subscribers.Completion<Downstream.Failure>) {
    end().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    state.withLock { $0.hasDemand = true }
    sendIfPossible()
  }

  func cancel() {
    _ = end()
  }

  private func sendIfPossible() {
    let ready = state.withLock { state -> (downstream: Downstream, value: Downstream.Input)? in
      guard state.hasDemand, let downstream = state.downstream, let value = state.value else { return nil }
      state.downstream = nil
      state.value = nil
      return (downstream, value)
    }
    guard let ready else { return }
    _ = ready.downstream.receive(ready.value)
    ready.downstream.receive(completion: .finished)
  }

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> State {
    state.withLock { state in
      defer {
        state.downstream = nil
        state.value = nil
      }
      return state
    }
  }
}
