/// A publisher that hides which type it really is.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline
  let base: any Publisher<Output, Failure>

  public var description: String { "AnyPublisher" }

  public var playgroundDescription: Any { description }

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of this publisher, so that it can change without changing its users.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
