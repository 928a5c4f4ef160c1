/// A type that receives values from a publisher, as many as it asked for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input

  /// The kind of errors received; `Never` if the subscriber takes none.
  associatedtype Failure: Error

  /// Called once, before everything else, with the connection through which values are asked for.
  func receive(subscription: any Subscription)

  /// Called for each value.
  ///
  /// - Returns: The additional demand of the subscriber.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Called at most once, after the last value.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that the publisher sent an event without a value.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
