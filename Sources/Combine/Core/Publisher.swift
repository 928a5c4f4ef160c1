/// A type that sends a sequence of values over time, and perhaps an end, to subscribers.
public protocol Publisher<Output, Failure> {
  /// The kind of values sent.
  associatedtype Output

  /// The kind of error that may end the stream; `Never` if none can.
  associatedtype Failure: Error

  /// Connects a subscriber. Types implement this; callers use `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Connects a subscriber. It receives its subscription before anything else.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject.
  ///
  /// - Returns: A cancellable that ends the connection; release it to end the connection.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}
