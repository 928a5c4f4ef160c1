/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that is sent.
  public let error: Failure

  /// Creates a publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails with `failure`, with the type of its values spelled out.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
