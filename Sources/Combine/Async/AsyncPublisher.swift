/// The values of a publisher, to be awaited one after the other.
///
/// A value is asked for when it is awaited; what a publisher sends without being asked is up to the publisher.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  /// Awaits the values of one subscription, which ends with the iterator.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let awaiter: ValueAwaiter<P.Output, Never>

    /// The next value, or `nil` after the last one or if the task was cancelled.
    public mutating func next() async -> P.Output? {
      await awaiter.next()?.get()
    }
  }

  private let publisher: P

  /// Creates the sequence that `values` returns.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(awaiter: ValueAwaiter(publisher))
  }
}

extension Publisher where Failure == Never {
  /// The values of this publisher, to be awaited one after the other.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}
