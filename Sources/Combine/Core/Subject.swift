/// A publisher that imperative code sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)

  /// Ends the stream of all subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to another publisher, so that it can pass demand on.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no value.
  public func send() {
    send(())
  }
}
