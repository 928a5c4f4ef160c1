extension Publishers {
  /// A publisher of the times between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Whose time is used.
    public let scheduler: Context

    /// Creates the publisher that `measureInterval` returns.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.transform(for: subscriber) { [scheduler] _ in
        let now = scheduler.now
        defer { last = now }
        return last.distance(to: now)
      }
    }
  }
}

extension Publisher {
  /// Sends, in the place of each value, the time since the one before, or since the subscription.
  ///
  /// - Parameters:
  ///   - scheduler: Whose time is used.
  ///   - options: Nothing is scheduled, so they have no effect.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
