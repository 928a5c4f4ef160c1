/// Runs a closure after some time, unless it is started again or cancelled before.
final class Countdown<Context: Scheduler>: Cancellable {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let state = Guarded(State())

  private struct State {
    /// What runs when the time is up.
    var action: (() -> Void)?
    /// Tells a later start from an earlier one.
    var start = 0
    var isCancelled = false
  }

  init(
    interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
  }

  /// Counts from now, and forgets an earlier start. Does nothing once cancelled.
  func start(_ action: @escaping () -> Void) {
    guard let start = replaceAction(with: action) else { return }
    scheduler.schedule(
      after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
    ) { [self] in
      finish(start)
    }
  }

  func cancel() {
    // Returned, so that the action is released outside the lock.
    _ = state.withLock { state in
      defer { state = State(isCancelled: true) }
      return state
    }
  }

  private func finish(_ start: Int) {
    let action = state.withLock { state -> (() -> Void)? in
      guard state.start == start else { return nil }
      defer { state.action = nil }
      return state.action
    }
    action?()
  }

  /// Returns the number of the new action, or `nil` if no action is wanted anymore.
  private func replaceAction(with action: @escaping () -> Void) -> Int? {
    let (start, _) = state.withLock { state -> (Int?, (() -> Void)?) in
      guard !state.isCancelled else { return (nil, nil) }
      let replaced = state.action
      state.action = action
      state.start += 1
      return (state.start, replaced)
    }
    return start
  }
}
