extension Publishers {
  /// A publisher that sends on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Where to send.
    public let scheduler: Context

    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that `receive` returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pipe = Pipe<Upstream.Output, Upstream.Failure, S>(downstream: subscriber, isGated: true) { $0 }
      pipe.start(with: upstream) { [scheduler, options] value in
        pipe.outbox.enqueue(value)
        scheduler.schedule(options: options, pipe.outbox.release)
      } receiveCompletion: { [scheduler, options] completion in
        pipe.outbox.enqueue(completion)
        scheduler.schedule(options: options, pipe.outbox.release)
      }
    }
  }
}

extension Publisher {
  /// Sends values and the end on a scheduler, in their order, each in a turn of its own.
  ///
  /// - Parameters:
  ///   - scheduler: Where to send.
  ///   - options: Options for the scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
