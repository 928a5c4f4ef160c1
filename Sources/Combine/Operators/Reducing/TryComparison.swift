extension Publishers {
  /// A publisher of the smallest or the largest value, or a failure.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether the first value goes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher that `tryMin` returns.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.tryAggregate(for: subscriber) { value in
        best = try best.map { try areInIncreasingOrder(value, $0) ? value : $0 } ?? value
        return .skip
      } result: {
        best
      }
    }
  }
}

extension Publisher {
  /// Sends, at the end, the smallest value; what the closure throws ends the stream.
  ///
  /// - Parameter areInIncreasingOrder: Tells whether the first value is smaller than the second.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends, at the end, the largest value; what the closure throws ends the stream.
  ///
  /// - Parameter areInIncreasingOrder: Tells whether the first value is smaller than the second.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try !areInIncreasingOrder($0, $1) }
  }
}
