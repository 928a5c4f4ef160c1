extension Publishers {
  /// A publisher that sends everything later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride

    /// How much later still is allowed.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// Where to send.
    public let scheduler: Context

    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that `delay` returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pipe = Pipe<Upstream.Output, Upstream.Failure, S>(downstream: subscriber, isGated: true) { $0 }
      pipe.start(with: upstream) { [self] value in
        pipe.outbox.enqueue(value)
        later(pipe.outbox.release)
      } receiveCompletion: { [self] completion in
        pipe.outbox.enqueue(completion)
        later(pipe.outbox.release)
      }
    }
  }
}

extension Publisher {
  /// Sends values and the end some time later.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How much later still is allowed.
  ///   - scheduler: Where to send.
  ///   - options: Options for the scheduler.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}

extension Publishers.Delay {
  private func later(_ action: @escaping () -> Void) {
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
  }
}
