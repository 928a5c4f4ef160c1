import Combine

/// A subscriber that notes what it receives and asks for values only when told to.
final class TestSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  var demandPerValue: Subscribers.Demand = .none
  var onValue: (Input) -> Void = { _ in }

  init(demand: Subscribers.Demand = .none) {
    initialDemand = demand
  }

  var isFinished: Bool {
    completions.count == 1 && completions.allSatisfy { if case .finished = $0 { true } else { false } }
  }

  var failure: Failure? {
    if case .failure(let error)? = completions.last { error } else { nil }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(initialDemand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    onValue(input)
    return demandPerValue
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
  }
}

extension Publisher {
  /// Subscribes a new `TestSubscriber`.
  func test(demand: Subscribers.Demand = .unlimited) -> TestSubscriber<Output, Failure> {
    let subscriber = TestSubscriber<Output, Failure>(demand: demand)
    subscribe(subscriber)
    return subscriber
  }

  /// Everything that this publisher sends at once.
  var immediateValues: [Output] {
    test().values
  }
}

/// An error to fail with.
struct TestError: Error, Equatable {
  var code = 1
}
