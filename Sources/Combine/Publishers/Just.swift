/// A publisher that sends one value to each subscriber, then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value that is sent.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SingleValueSubscription(downstream: subscriber, value: output))
  }
}

extension Just: Equatable where Output: Equatable {}
