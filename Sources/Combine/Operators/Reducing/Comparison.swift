extension Publishers {
  /// A publisher of the smallest or the largest value.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Tells whether the first value goes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher that `min` returns.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.aggregate(for: subscriber) { value in
        best = best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
        return .skip
      } result: {
        best
      }
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends, at the end, the smallest value; of equal ones the first.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Sends, at the end, the largest value; of equal ones the last.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Sends, at the end, the smallest value; of equal ones the first.
  ///
  /// - Parameter areInIncreasingOrder: Tells whether the first value is smaller than the second.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends, at the end, the largest value; of equal ones the last.
  ///
  /// - Parameter areInIncreasingOrder: Tells whether the first value is smaller than the second.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { !areInIncreasingOrder($0, $1) }
  }
}
