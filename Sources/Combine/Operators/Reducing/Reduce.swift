extension Publishers {
  /// A publisher of the result of combining all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initial: Output

    /// Combines the last result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher that `reduce` returns.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.aggregate(for: subscriber) { value in
        result = nextPartialResult(result, value)
        return .skip
      } result: {
        result
      }
    }
  }
}

extension Publisher {
  /// Combines all values, and sends the result at the end.
  ///
  /// - Parameters:
  ///   - initialResult: What the first value is combined with.
  ///   - nextPartialResult: Combines the last result and a value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
