extension Publishers {
  /// A publisher of the result of combining all values, or a failure.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initial: Output

    /// Combines the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher that `tryReduce` returns.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.tryAggregate(for: subscriber) { value in
        result = try nextPartialResult(result, value)
        return .skip
      } result: {
        result
      }
    }
  }
}

extension Publisher {
  /// Combines all values, and sends the result at the end; what the closure throws ends the stream.
  ///
  /// - Parameters:
  ///   - initialResult: What the first value is combined with.
  ///   - nextPartialResult: Combines the last result and a value.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
