extension Publishers {
  /// A publisher that combines each value with the last result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initialResult: Output

    /// Combines the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher that `scan` returns.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.transform(for: subscriber) { value in
        result = nextPartialResult(result, value)
        return result
      }
    }
  }
}

extension Publisher {
  /// Sends the running result of combining all values so far.
  ///
  /// - Parameters:
  ///   - initialResult: What the first value is combined with.
  ///   - nextPartialResult: Combines the last result and a value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
