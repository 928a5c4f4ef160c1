import Dispatch

/// A closure that runs on a dispatch queue, or on the clock that has taken the main queue's place.
///
/// It runs unless it is cancelled, even if this object is released.
///
/// Sendable is true because the state is locked, and the closure is handed over to one queue or actor.
final class ScheduledAction: Cancellable, @unchecked Sendable {
  private struct State {
    /// Nil once the closure will not run anymore.
    var action: (() -> Void)?
    /// What keeps the schedule going, and is to be cancelled with it.
    var schedule: (any Cancellable)?
  }

  private let state: Guarded<State>
  private let isRepeating: Bool

  private init(isRepeating: Bool, _ action: @escaping () -> Void) {
    self.isRepeating = isRepeating
    state = Guarded(State(action: action))
  }

  /// Wraps a closure for someone else to run.
  static func make(isRepeating: Bool = false, _ action: @escaping () -> Void) -> ScheduledAction {
    ScheduledAction(isRepeating: isRepeating, action)
  }

  /// Runs `action` on the main thread.
  ///
  /// - Parameters:
  ///   - delay: The time from now; `nil` for as soon as possible.
  ///   - interval: The time between further runs; `nil` for one run only.
  ///   - tolerance: How much later further runs may be.
  @discardableResult
  static func onMain(
    after delay: Duration?, every interval: Duration? = nil, tolerance: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> ScheduledAction {
    guard let clock = SchedulerClock.override else {
      return on(.main, after: delay, every: interval, tolerance: tolerance, action)
    }
    let scheduled = ScheduledAction(isRepeating: interval != nil, action)
    scheduled.keep(clock.schedule(after: max(delay ?? .zero, .zero), every: interval, scheduled.run))
    return scheduled
  }

  /// Runs `action` on a queue.
  @discardableResult
  static func on(
    _ queue: DispatchQueue, after delay: Duration?, every interval: Duration? = nil, tolerance: Duration = .zero,
    _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let scheduled = ScheduledAction(isRepeating: interval != nil, action)
    guard let delay else {
      queue.async(execute: scheduled.run)
      return scheduled
    }
    let deadline = DispatchTime.now() + .nanoseconds(max(delay.clampedNanoseconds, 0))
    guard let interval else {
      queue.asyncAfter(deadline: deadline, execute: scheduled.run)
      return scheduled
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler(handler: scheduled.run)
    timer.schedule(
      deadline: deadline, repeating: .nanoseconds(max(interval.clampedNanoseconds, 1)),
      leeway: .nanoseconds(max(tolerance.clampedNanoseconds, 0)))
    timer.resume()
    scheduled.keep(AnyCancellable(timer.cancel))
    return scheduled
  }

  func cancel() {
    end().schedule?.cancel()
  }

  /// Runs the closure, unless it was cancelled.
  @Sendable func run() {
    let action = isRepeating ? state.withLock { $0.action } : end().action
    action?()
  }

  private func keep(_ schedule: any Cancellable) {
    let isWanted = state.withLock { state in
      guard state.action != nil else { return false }
      state.schedule = schedule
      return true
    }
    if !isWanted {
      schedule.cancel()
    }
  }

  /// Forgets everything; what was known is returned so that it is released outside the lock.
  private func end() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }
}
