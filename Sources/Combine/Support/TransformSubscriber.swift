/// Passes values on, changed or not at all, and asks for another one in place of each value left out.
///
/// Keeps no state of its own: the subscriber deals with the upstream subscription directly.
struct TransformSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let downstream: Downstream
  /// Returns `nil` for a value to leave out.
  let transform: (Input) -> Downstream.Input?
  let transformCompletion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = transform(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: transformCompletion(completion))
  }
}

extension Publisher {
  /// Subscribes `downstream` to the values that `transform` lets through.
  func transform<S: Subscriber>(
    for downstream: S, _ transform: @escaping (Output) -> S.Input?
  ) where S.Failure == Failure {
    subscribe(
      TransformSubscriber<Output, Failure, S>(downstream: downstream, transform: transform) { $0 })
  }
}
