extension Publishers {
  /// A publisher of the values at a range of positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The positions of the values that are sent.
    public let range: Range<Int>

    /// Creates the publisher that `prefix` returns.
    public init(upstream: Upstream, range: Range<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard range.upperBound > 0, !range.isEmpty else {
        Empty().subscribe(subscriber)
        return
      }
      var index = -1
      upstream.step(for: subscriber) { value in
        index += 1
        guard index >= range.lowerBound else { return .skip }
        return index < range.upperBound - 1 ? .send(value) : .sendLast(value)
      }
    }
  }
}

extension Publisher {
  /// Sends at most the first values, then finishes.
  ///
  /// - Parameter maxLength: How many values; zero or less for none.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(maxLength, 0))
  }

  /// Sends the value at one position, then finishes.
  ///
  /// - Parameter index: The position, counted from zero; for one out of bounds nothing is sent.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index >= 0 && index < Int.max ? index..<index + 1 : 0..<0)
  }

  /// Sends the values at a range of positions, then finishes.
  ///
  /// - Parameter range: The positions, counted from zero.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
