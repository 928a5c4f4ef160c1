extension Publishers {
  /// A publisher of values that no other follows for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// How long a value waits.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// Where to send.
    public let scheduler: Context

    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that `debounce` returns.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pipe = Pipe<Upstream.Output, Upstream.Failure, S>(downstream: subscriber)
      let timer = Countdown(interval: dueTime, scheduler: scheduler, options: options)
      pipe.attach(timer)
      pipe.start(with: upstream, demand: .unlimited) { value in
        timer.start {
          if pipe.outbox.openDemand > .none {
            pipe.outbox.send(value)
          }
        }
      } receiveCompletion: { [scheduler, options] completion in
        pipe.close()
        scheduler.schedule(options: options) { pipe.outbox.finish(completion) }
      }
    }
  }
}

extension Publisher {
  /// Sends a value only when no other has followed it for some time. What waits at the end is dropped.
  ///
  /// - Parameters:
  ///   - dueTime: How long a value waits.
  ///   - scheduler: Where to send.
  ///   - options: Options for the scheduler.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
