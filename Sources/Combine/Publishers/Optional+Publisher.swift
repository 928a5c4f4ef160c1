extension Optional {
  /// A publisher of the wrapped value; it only finishes if there is none.
  public var publisher: Publisher {
    Publisher(self)
  }

  /// A publisher that sends an optional's value, if there is one, then finishes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value that is sent, if any.
    public let output: Wrapped?

    /// Creates a publisher of at most one value.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: SingleValueSubscription(downstream: subscriber, value: output))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
