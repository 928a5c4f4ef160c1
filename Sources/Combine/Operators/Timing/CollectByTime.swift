extension Publishers {
  /// A publisher of arrays of the values that came in an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// When values are sent.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that `collect` returns.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) = strategy.parameters
      let pipe = Pipe<Upstream.Output, Upstream.Failure, S>(downstream: subscriber)
      let batch = Batch<Upstream.Output>()
      pipe.attach(
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
          options: options
        ) { [outbox = pipe.outbox] in
          batch.take().map { outbox.send($0) }
        })
      pipe.start(with: upstream, demand: .unlimited) { value in
        if batch.append(value) >= count {
          batch.take().map { pipe.outbox.send($0) }
        }
      } receiveCompletion: { completion in
        pipe.close()
        if !completion.isFailure {
          batch.take().map { pipe.outbox.enqueue($0) }
        }
        pipe.outbox.finish(completion)
      }
    }
  }
}

extension Publisher {
  /// Collects values, and sends them as an array at the end of each interval in which there were any.
  ///
  /// - Parameters:
  ///   - strategy: The interval, and perhaps a number of values that is enough.
  ///   - options: Options for the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class Batch<Value> {
  private let values = Guarded<[Value]>([])

  /// Adds a value, and returns how many there are.
  func append(_ value: Value) -> Int {
    values.withLock { values in
      values.append(value)
      return values.count
    }
  }

  /// Removes the values, or returns `nil` if there are none.
  func take() -> [Value]? {
    values.withLock { values in
      defer { values = [] }
      return values.isEmpty ? nil : values
    }
  }
}
