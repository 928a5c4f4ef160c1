extension Publishers {
  /// A publisher of arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// How many values make an array.
    public let count: Int

    /// Creates the publisher that `collect` returns.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let count = Swift.max(count, 1)
      let pipe = Pipe<Upstream.Output, Upstream.Failure, S>(downstream: subscriber) { $0 * count }
      var values: [Upstream.Output] = []
      pipe.start(with: upstream) { value in
        values.append(value)
        if values.count == count {
          let batch = values
          values = []
          pipe.outbox.send(batch)
        }
      } receiveCompletion: { completion in
        if !values.isEmpty, !completion.isFailure {
          pipe.outbox.enqueue(values)
        }
        pipe.outbox.finish(completion)
      }
    }
  }
}

extension Publisher {
  /// Collects values, and sends them as an array whenever there are enough; what is left is sent at the end.
  ///
  /// - Parameter count: How many values are enough; at least one.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
