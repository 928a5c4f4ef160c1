/// A subscriber made of closures: how an operator listens to one of its publishers.
///
/// Demand may be requested before the publisher has answered.
final class Source<Input, Failure: Error>: Subscriber, Subscription {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var earlyDemand: Subscribers.Demand
  /// Nil, like the next, once the stream has ended or was cancelled.
  private var receiveValue: ((Input) -> Void)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - demand: Requested as soon as the publisher answers.
  ///   - receiveValue: Called for each value.
  ///   - receiveCompletion: Called at the end.
  init(
    demand: Subscribers.Demand = .none, receiveValue: @escaping (Input) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    earlyDemand = demand
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  func receive(subscription: any Subscription) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard self.subscription == nil, receiveValue != nil else { return nil }
      self.subscription = subscription
      return earlyDemand
    }
    guard let demand else {
      subscription.cancel()
      return
    }
    if demand > .none {
      subscription.request(demand)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { receiveValue }?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end().receiveCompletion?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription = lock.withLock {
      if self.subscription == nil {
        earlyDemand += demand
      }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    end().subscription?.cancel()
  }

  private typealias EndedState = (
    subscription: (any Subscription)?, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
    receiveValue: ((Input) -> Void)?
  )

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> EndedState {
    lock.withLock {
      defer {
        subscription = nil
        receiveCompletion = nil
        receiveValue = nil
      }
      return (subscription, receiveCompletion, receiveValue)
    }
  }
}
