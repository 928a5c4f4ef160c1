extension Publishers {
  /// A publisher that is subscribed to on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// Where to subscribe.
    public let scheduler: Context

    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that `subscribe` returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { [self] in
        upstream.subscribe(SubscriptionMover(downstream: subscriber, scheduler: scheduler, options: options))
      }
    }
  }
}

extension Publisher {
  /// Subscribes, asks for values and cancels on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: Where to do so.
  ///   - options: Options for the scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Passes everything through, and what goes up by way of a scheduler.
private final class SubscriptionMover<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
  private let downstream: Downstream
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let subscription = Guarded<(any Subscription)?>(nil)

  init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscription: any Subscription) {
    self.subscription.withLock { $0 = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = take()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    scheduler.schedule(options: options) { [self] in
      subscription.withLock { $0 }?.request(demand)
    }
  }

  func cancel() {
    guard let subscription = take() else { return }
    scheduler.schedule(options: options, subscription.cancel)
  }

  private func take() -> (any Subscription)? {
    subscription.withLock { subscription in
      defer { subscription = nil }
      return subscription
    }
  }
}
