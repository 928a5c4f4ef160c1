extension Publishers {
  /// A publisher that ends if nothing comes for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// How long to wait for a value.
    public let interval: Context.SchedulerTimeType.Stride

    /// Where to send.
    public let scheduler: Context

    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Returns the error to fail with; without it the stream finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Creates the publisher that `timeout` returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pipe = Pipe<Upstream.Output, Upstream.Failure, S>(downstream: subscriber, isGated: true) { $0 }
      let timer = Countdown(interval: interval, scheduler: scheduler, options: options)
      let timeIsUp = { [customError] in
        pipe.close()
        pipe.outbox.abort(customError.map { .failure($0()) } ?? .finished)
        pipe.outbox.release()
      }
      pipe.attach(timer)
      pipe.start(with: upstream) { [scheduler, options] value in
        timer.start(timeIsUp)
        pipe.outbox.enqueue(value)
        scheduler.schedule(options: options, pipe.outbox.release)
      } receiveCompletion: { [scheduler, options] completion in
        pipe.close()
        pipe.outbox.enqueue(completion)
        scheduler.schedule(options: options, pipe.outbox.release)
      }
      timer.start(timeIsUp)
    }
  }
}

extension Publisher {
  /// Ends the stream if no value comes for some time.
  ///
  /// - Parameters:
  ///   - interval: How long to wait for a value.
  ///   - scheduler: Where to send.
  ///   - options: Options for the scheduler.
  ///   - customError: Returns the error to fail with; without it the stream finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
