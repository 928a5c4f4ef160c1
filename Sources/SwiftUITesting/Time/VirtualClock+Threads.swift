/// Work on other threads, one piece at a time.
extension VirtualClock {
  /// Runs a job on another thread; all others wait for it.
  func startElsewhere(_ ready: ReadyJob, token: UInt64) {
    let work: @Sendable () -> Void = {
      self.state.withLock { $0.pool.begin(token) }
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
    let glance: ThreadPoolSnapshot? = state.withLock { state in
      if state.pool.isWatched { return nil }
      state.pool.isWatched = true
      return ThreadPoolSnapshot(
        progress: state.pool.progress, mainThreadTime: ThreadActivity.main.processorTime,
        jobThreadTime: state.pool.thread?.processorTime)
    }
    guard let glance else { return }
    SystemQueue.pool.async(afterSeconds: Double(patience) / 1e9) { [weak self] in
      self?.superviseThreadPool(since: glance)
    }
  }

  private func superviseThreadPool(since glance: ThreadPoolSnapshot) {
    // A thread that computes for others, or waits for a processor, is only late: the order holds.
    let main = ThreadActivity.main
    let isMainThreadBlocked = main.isBlocked && main.processorTime - glance.mainThreadTime < patience / 100
    let (stuck, waiters, turns, isBusy) = state.withLock { state in
      state.pool.isWatched = false
      var stuck: (ReadyJob, UInt64)?
      state.pool.idleGlances = state.pool.progress == glance.progress ? state.pool.idleGlances + 1 : 0
      if state.pool.idleGlances > 0 {
        if state.pool.holdsOthersUp(since: glance, patience) { state.pool.letOthersOvertake() }
        if isMainThreadBlocked || state.pool.idleGlances >= 100 {
          stuck = state.ready.popFirstElsewhere().map { ($0, state.pool.start()) }
        }
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

  /// Marks the running job as one that has got a thread.
  mutating func begin(_ token: UInt64) {
    guard running == token else { return }
    thread = .current
    startTime = SystemTime.monotonicNanoseconds
  }

  /// Marks a job as the running one.
  mutating func start() -> UInt64 {
    lastToken += 1
    progress += 1
    running = lastToken
    thread = nil
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

  /// Whether the running job blocks, or has computed for long, and is not only waiting for a processor.
  func holdsOthersUp(since glance: VirtualClock.ThreadPoolSnapshot, _ patience: Int64) -> Bool {
    guard let thread else { return idleGlances >= 10 }
    return thread.isBlocked || thread.processorTime - (glance.jobThreadTime ?? 0) > patience / 2 || idleGlances >= 10
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

  /// What is notified that something changed.
  mutating func takeWaiting() -> (waiters: [UnsafeContinuation<Void, Never>], turns: Int) {
    progress += 1
    defer {
      waiters = []
      missedTurns = 0
    }
    return (waiters, missedTurns)
  }
}
