import Synchronization

/// A timer of Dispatch that a clock keeps.
final class VirtualDispatchTimer: Sendable {
  private struct State {
    var handler: DispatchBlock?
    /// When the timer fires first, or next after a pause; nil for never.
    var due: Duration?
    var period: Duration?
    /// New sources are suspended.
    var suspensions = 1
    var isActivated = false
    var isCancelled = false
    var registration: VirtualClock.Registration?
  }

  private weak let clock: VirtualClock?
  private let state = Mutex(State())

  init(_ clock: VirtualClock) {
    self.clock = clock
  }

  func setHandler(_ handler: DispatchBlock?) {
    state.withLock { $0.handler = handler }
  }

  /// - Parameters:
  ///   - start: from now; nil for never.
  ///   - interval: in nanoseconds; 0 and all bits for once.
  func set(start: Duration?, interval: UInt64) {
    guard let clock else { return }
    let now = clock.now
    state.withLock { state in
      state.due = start.map { now + max($0, .zero) }
      state.period = interval > 0 && interval < UInt64(Int64.max) ? .nanoseconds(Int64(interval)) : nil
    }
    schedule()
  }

  func activate() {
    let isFirst = state.withLock { state in
      defer { state.isActivated = true }
      return !state.isActivated
    }
    if isFirst { resume() }
  }

  func resume() {
    state.withLock { state in
      state.isActivated = true
      state.suspensions = max(0, state.suspensions - 1)
    }
    schedule()
  }

  func suspend() {
    state.withLock { $0.suspensions += 1 }
    schedule()
  }

  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.handler = nil
    }
    schedule()
  }

  /// Has the clock call when the timer is due, if it runs at all.
  private func schedule() {
    guard let clock else { return }
    let now = clock.now
    let (old, due, period) = state.withLock { state in
      defer { state.registration = nil }
      let runs = state.suspensions == 0 && !state.isCancelled
      return (state.registration, runs ? state.due : nil, state.period)
    }
    old?.cancel()
    guard let due else { return }
    let registration = clock.schedule(after: due - now, every: period) { [self] in fire() }
    state.withLock { $0.registration = registration }
  }

  @MainActor private func fire() {
    let handler = state.withLock { state in
      // A pause begins with the time of the next call.
      state.due = state.period.flatMap { period in state.due.map { $0 + period } }
      return state.handler
    }
    handler?()
  }
}
