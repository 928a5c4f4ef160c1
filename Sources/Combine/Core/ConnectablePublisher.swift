/// A publisher that starts explicitly, so that all its subscribers can subscribe before the first value.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the stream.
  ///
  /// - Returns: A cancellable that stops the stream.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts the stream at the first subscription and stops it when the last subscription has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
