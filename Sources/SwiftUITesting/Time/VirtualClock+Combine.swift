import Combine

/// Combine's schedulers of the main thread, and its timers, follow the clock, too.
extension VirtualClock: SchedulerOverride {
  package func schedule(
    after delay: Duration, every period: Duration?, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let onMainActor: @MainActor () -> Void = { SchedulerClock.$override.withValue(self, operation: action) }
    let registration: Registration = schedule(after: delay, every: period, onMainActor)
    return AnyCancellable { registration.cancel() }
  }
}
