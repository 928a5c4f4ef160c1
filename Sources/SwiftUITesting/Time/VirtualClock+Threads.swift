/// Work on other threads, one piece at a time.
extension VirtualClock {
  /// Runs a job on another thread; all others wait for it.
  func startElsewhere(_ ready: ReadyJob, token: UInt64) {
    let work: @Sendable () -> Void = {
      self.run(ready)
      self.endElsewhere(token: token)
    }
    if case .queue(let queue) = ready.place {
      queue.async(work)
    } else {
      SystemQueue.pool.async(work)
    }
    watchPool()
  }

  private func endElsewhere(token: UInt64) {
    let (waiters, turns) = state.withLock { state in
      state.pool.end(token)
      return state.pool.takeWaiting()
    }
    resume(waiters, turns: turns)
  }

  private func resume(_ waiters: [UnsafeContinuation<Void, Never>], turns: Int) {
    for waiter in waiters { waiter.resume() }
    for _ in 0..<turns { requestTurn() }
  }

  /// Sees to it that no job on another thread, and no main thread that is blocked until one ends, stops the clock for
  /// good.
  func watchPool() {
    let progress: UInt64? = state.withLock { state in
      if state.pool.isWatched { return nil }
      state.pool.isWatched = true
      return state.pool.progress
    }
    guard let progress else { return }
    SystemQueue.pool.async(afterSeconds: Double(patience) / 1e9) { [weak self] in
      self?.lookAfterPool(progress: progress)
    }
  }

  private func lookAfterPool(progress: UInt64) {
    let (stuck, waiters, turns, isBusy) = state.withLock { state in
      state.pool.isWatched = false
      var stuck: (ReadyJob, UInt64)?
      if state.pool.progress == progress {
        state.pool.letOthersOvertake()
        stuck = state.ready.popFirstElsewhere().map { ($0, state.pool.start()) }
      }
      state.pool.forgetStragglers(startedBefore: SystemTime.monotonicNanoseconds - 10 * patience)
      let (waiters, turns) = state.pool.takeWaiting()
      return (stuck, waiters, turns, state.pool.isBusy || state.ready.hasWorkElsewhere)
    }
    if let (job, token) = stuck { startElsewhere(job, token: token) }
    resume(waiters, turns: turns)
    if isBusy { watchPool() }
  }
}

extension VirtualClock.Pool {
  /// Whether work on another thread is under way and not given up.
  var isBusy: Bool {
    running != nil || !stragglers.isEmpty
  }

  /// Marks a job as the running one.
  mutating func start() -> UInt64 {
    lastToken += 1
    progress += 1
    running = lastToken
    startTime = SystemTime.monotonicNanoseconds
    return lastToken
  }

  mutating func end(_ token: UInt64) {
    if running == token {
      running = nil
    } else {
      stragglers[token] = nil
    }
  }

  /// Makes the running job a straggler.
  mutating func letOthersOvertake() {
    guard let token = running else { return }
    running = nil
    stragglers[token] = startTime
  }

  mutating func forgetStragglers(startedBefore limit: Int64) {
    stragglers = stragglers.filter { $0.value >= limit }
  }

  /// Whom to tell that something changed.
  mutating func takeWaiting() -> (waiters: [UnsafeContinuation<Void, Never>], turns: Int) {
    progress += 1
    defer {
      waiters = []
      missedTurns = 0
    }
    return (waiters, missedTurns)
  }
}
