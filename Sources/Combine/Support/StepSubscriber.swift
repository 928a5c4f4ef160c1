/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  /// Pass this value on.
  case send(Output)

  /// Leave the value out and wait for the next.
  case skip

  /// Pass this value on as the last.
  case sendLast(Output)

  /// End the stream.
  case end(Subscribers.Completion<Failure>)
}

extension Step where Failure == any Error {
  /// The step that `body` decides on; if it throws, the stream fails.
  init(catching body: () throws -> Step) {
    do {
      self = try body()
    } catch {
      self = .end(.failure(error))
    }
  }
}

/// Turns each value into at most one, and may end the stream early.
///
/// Steps are asked for one at a time, as publishers send one value at a time, and so may keep state.
final class StepSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Transform = (Input) -> Step<Downstream.Input, Downstream.Failure>
  typealias CompletionTransform = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  private let lock = Lock()
  /// Nil, like the next two, once the stream has ended or was cancelled.
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  private var transform: Transform?
  private let transformCompletion: CompletionTransform

  init(downstream: Downstream, transform: @escaping Transform, transformCompletion: @escaping CompletionTransform) {
    self.downstream = downstream
    self.transform = transform
    self.transformCompletion = transformCompletion
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard self.subscription == nil else { return nil }
      self.subscription = subscription
      return downstream
    }
    if let receiver {
      receiver.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let step = lock.withLock({ transform })?(input),
      let receiver = lock.withLock({ downstream })
    else { return .none }
    switch step {
    case .send(let output):
      return receiver.receive(output)
    case .skip:
      return .max(1)
    case .sendLast(let output):
      let subscription = end().subscription
      _ = receiver.receive(output)
      subscription?.cancel()
      receiver.receive(completion: .finished)
    case .end(let completion):
      end().subscription?.cancel()
      receiver.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end().downstream?.receive(completion: transformCompletion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    end().subscription?.cancel()
  }

  private typealias EndedState = (subscription: (any Subscription)?, downstream: Downstream?, transform: Transform?)

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> EndedState {
    lock.withLock {
      defer {
        subscription = nil
        downstream = nil
        transform = nil
      }
      return (subscription, downstream, transform)
    }
  }
}

extension Publisher {
  /// Subscribes `downstream` to the values that result from `transform`.
  func step<S: Subscriber>(
    for downstream: S, _ transform: @escaping (Output) -> Step<S.Input, S.Failure>
  ) where S.Failure == Failure {
    subscribe(StepSubscriber(downstream: downstream, transform: transform) { $0 })
  }

  /// Subscribes `downstream` to the values that result from `transform`; if it throws, the stream fails.
  func tryStep<S: Subscriber>(
    for downstream: S, _ transform: @escaping (Output) throws -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    subscribe(
      StepSubscriber<Output, Failure, S>(
        downstream: downstream, transform: { value in Step { try transform(value) } },
        transformCompletion: \.erased))
  }
}
