extension Publishers {
  /// A publisher that sends at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are used.
    public let upstream: Upstream

    /// The time between values.
    public let interval: Context.SchedulerTimeType.Stride

    /// Where to send.
    public let scheduler: Context

    /// Whether the last value of an interval is sent; otherwise the first.
    public let latest: Bool

    /// Creates the publisher that `throttle` returns.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pipe = Pipe<Upstream.Output, Upstream.Failure, S>(downstream: subscriber)
      let valve = Valve(interval: interval, scheduler: scheduler, latest: latest) { value in
        if pipe.outbox.openDemand > .none {
          pipe.outbox.send(value)
        }
      }
      pipe.attach(valve)
      pipe.start(with: upstream, demand: .unlimited) { value in
        valve.receive(value)
      } receiveCompletion: { [scheduler] completion in
        scheduler.schedule {
          if !completion.isFailure {
            valve.flush()
          }
          pipe.close()
          pipe.outbox.finish(completion)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends the first value at once, and then at most one at the end of each interval. What waits at the end of the
  /// stream is sent before that.
  ///
  /// - Parameters:
  ///   - interval: The time between values.
  ///   - scheduler: Where to send.
  ///   - latest: Whether the last value of an interval is sent; otherwise the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Lets one value through in each interval.
private final class Valve<Value, Context: Scheduler>: Cancellable {
  private struct State {
    var waiting: Value?
    /// When the next value may pass; nil before the first.
    var opening: Context.SchedulerTimeType?
    var isScheduled = false
    var isCancelled = false
  }

  private let state = Guarded(State())
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private let send: (Value) -> Void

  init(
    interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool, send: @escaping (Value) -> Void
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
    self.send = send
  }

  func receive(_ value: Value) {
    let now = scheduler.now
    let (opening, _) = state.withLock { state -> (Context.SchedulerTimeType?, Value?) in
      let replaced = state.waiting
      state.waiting = latest ? value : replaced ?? value
      guard !state.isScheduled, !state.isCancelled else { return (nil, replaced) }
      state.isScheduled = true
      return (state.opening.map { Swift.max($0, now) } ?? now, replaced)
    }
    guard let opening else { return }
    if opening > now {
      scheduler.schedule(after: opening) { [self] in open() }
    } else {
      scheduler.schedule { [self] in open() }
    }
  }

  /// Sends what waits, if anything.
  func flush() {
    let waiting = state.withLock { state -> Value? in
      defer { state.waiting = nil }
      return state.isCancelled ? nil : state.waiting
    }
    if let waiting {
      send(waiting)
    }
  }

  func cancel() {
    _ = state.withLock { state in
      defer { state = State(isCancelled: true) }
      return state
    }
  }

  private func open() {
    let nextOpening = scheduler.now.advanced(by: interval)
    state.withLock { state in
      state.isScheduled = false
      state.opening = nextOpening
    }
    flush()
  }
}
