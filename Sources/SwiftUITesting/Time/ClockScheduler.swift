import Combine

/// Lets Combine's schedulers of the main thread, and its timers, follow a clock.
struct ClockScheduler: SchedulerOverride {
  let clock: VirtualClock

  var now: Duration { clock.now }

  func schedule(
    after delay: Duration, every period: Duration?, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let registration = clock.schedule(after: delay, every: period) {
      SchedulerClock.$override.withValue(self, operation: action)
    }
    return AnyCancellable { registration.cancel() }
  }
}
