/// A subscriber that hides which type it really is.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline
  let base: any Subscriber<Input, Failure>

  public var combineIdentifier: CombineIdentifier {
    base.combineIdentifier
  }

  public var description: String {
    String(describing: base)
  }

  public var playgroundDescription: Any { description }

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    base = (subscriber as? AnySubscriber<Input, Failure>)?.base ?? subscriber
  }

  /// Wraps a subject, which receives everything without limit.
  public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
    base = SubjectSubscriber(subject)
  }

  /// Creates a subscriber from closures; the ones left out do nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    base = ClosureSubscriber(
      receiveSubscription: receiveSubscription, receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }

  public func receive(subscription: any Subscription) {
    base.receive(subscription: subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    base.receive(value)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    base.receive(completion: completion)
  }
}

private struct ClosureSubscriber<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let receiveSubscription: ((any Subscription) -> Void)?
  let receiveValue: ((Input) -> Subscribers.Demand)?
  let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  func receive(subscription: any Subscription) {
    receiveSubscription?(subscription)
  }

  func receive(_ value: Input) -> Subscribers.Demand {
    receiveValue?(value) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion?(completion)
  }
}
