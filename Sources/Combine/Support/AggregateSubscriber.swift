/// Turns all values of a stream into one, sent when it is known and asked for.
final class AggregateSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Transform = (Input) -> Step<Downstream.Input, Downstream.Failure>
  typealias EndTransform = (Subscribers.Completion<Failure>) -> Step<Downstream.Input, Downstream.Failure>

  private struct State {
    var subscription: (any Subscription)?
    var isRequested = false
    /// Nil once the result is known or the subscription was cancelled.
    var transform: Transform?
    var transformEnd: EndTransform?
  }

  private let state: Guarded<State>
  private let downstream: Downstream
  private let result: SingleValueSubscription<Downstream>

  /// Creates the subscriber.
  ///
  /// - Parameters:
  ///   - transform: Called for each value; ends the stream, or skips to wait for more.
  ///   - transformEnd: Called at the end of the stream if there is no result by then.
  init(downstream: Downstream, transform: @escaping Transform, transformEnd: @escaping EndTransform) {
    self.downstream = downstream
    result = SingleValueSubscription(downstream: downstream)
    state = Guarded(State(transform: transform, transformEnd: transformEnd))
  }

  func receive(subscription: any Subscription) {
    let isAccepted = state.withLock { state in
      guard state.subscription == nil, state.transform != nil else { return false }
      state.subscription = subscription
      return true
    }
    if isAccepted {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let step = state.withLock({ $0.transform })?(input) else { return .none }
    if case .skip = step { return .none }
    end().subscription?.cancel()
    finish(step)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let step = end().transformEnd?(completion) else { return }
    finish(step)
  }

  func request(_ demand: Subscribers.Demand) {
    result.request(demand)
    guard demand > .none else { return }
    let subscription = state.withLock { state -> (any Subscription)? in
      guard !state.isRequested else { return nil }
      state.isRequested = true
      return state.subscription
    }
    subscription?.request(.unlimited)
  }

  func cancel() {
    result.cancel()
    end().subscription?.cancel()
  }

  private func finish(_ step: Step<Downstream.Input, Downstream.Failure>) {
    switch step {
    case .send(let value), .sendLast(let value): result.resolve(value)
    case .skip: result.resolve(completion: .finished)
    case .end(let completion): result.resolve(completion: completion)
    }
  }

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> State {
    state.withLock { state in
      defer { state = State(isRequested: true) }
      return state
    }
  }
}

extension Publisher {
  /// Subscribes `downstream` to one value: what `transform` sends, or else the `result` of the whole stream.
  func aggregate<S: Subscriber>(
    for downstream: S, _ transform: @escaping (Output) -> Step<S.Input, Failure>,
    result: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    subscribe(
      AggregateSubscriber<Output, Failure, S>(downstream: downstream, transform: transform) { completion in
        guard case .finished = completion, let value = result() else { return .end(completion) }
        return .send(value)
      })
  }

  /// Subscribes `downstream` to one value, as `aggregate` does; if `transform` throws, the stream fails.
  func tryAggregate<S: Subscriber>(
    for downstream: S, _ transform: @escaping (Output) throws -> Step<S.Input, any Error>,
    result: @escaping () -> S.Input?
  ) where S.Failure == any Error {
    subscribe(
      AggregateSubscriber<Output, Failure, S>(
        downstream: downstream, transform: { value in Step { try transform(value) } },
        transformEnd: { completion in
          guard case .finished = completion, let value = result() else { return .end(completion.erased) }
          return .send(value)
        }))
  }
}
