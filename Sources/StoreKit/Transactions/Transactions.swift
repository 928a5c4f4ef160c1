extension Transaction {
  /// Purchases of the user, one after the other: there are none.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// Goes through them.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let isOver: Bool

      public mutating func next() async -> Element? {
        guard !isOver else { return nil }
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        // Nothing comes: the stream ends with its task.
        for await _ in stream {}
        continuation.finish()
        return nil
      }
    }

    /// Whether none comes later either.
    let isOver: Bool

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(isOver: isOver)
    }
  }
}
