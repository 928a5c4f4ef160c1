/// Moving the clock on.
extension VirtualClock {
  /// Jobs that a drain runs while new ones come up without end.
  private static let jobLimitInFlood = 1_000
  /// Sleepers and timers after which one advance gives up waking and goes to its target.
  static let wakeLimit = 1_000_000

  /// Lets the tasks of the clock run until they sleep, wait for something else, or end, along with what user code has
  /// put on the main queue.
  ///
  /// Nothing is polled and no real time is spent waiting, except for work on another thread that computes or blocks,
  /// and that for a bounded time (see ``init(patience:)``). A task that waits for the outside world doesn't hold the
  /// drain up.
  ///
  /// - Returns: Whether all came to rest; false when tasks went on yielding, or sleeping for no time, for too long.
  ///   They get a few more turns in each drain from then on, until they sleep (see ``takeRestlessDescriptions()``).
  @MainActor @discardableResult
  package func drain() async -> Bool {
    await drain(visitsMainQueue: true)
  }

  /// As ``drain()``; without a visit, other work on the main queue stays there.
  @MainActor private func drain(visitsMainQueue: Bool) async -> Bool {
    if let task = TaskIdentifier.current { ClockMembership.enterDriver(task) }
    state.withLock { state in
      state.drainCount += 1
      for job in state.restless.takeParked() { state.ready.append(job) }
    }
    defer {
      state.withLock { $0.drainCount -= 1 }
      requestTurnsForLeftovers()
    }
    var jobsLeft = Self.jobLimitInFlood
    var seenJobs: UInt64
    repeat {
      guard await runReadyJobs(limitInFlood: &jobsLeft) else { return false }
      guard visitsMainQueue else { break }
      seenJobs = jobCount
      await makeRoundThroughMainQueue()
    } while jobCount != seenJobs
    return state.withLock { state in
      state.restless.didDrain()
      return state.restless.isEmpty
    }
  }

  /// Moves time on to `target`, or not at all if it has passed already, and wakes the tasks that are due meanwhile.
  ///
  /// They wake in the order of their deadlines, equal ones in the order in which they were set. After each, everything
  /// that became ready runs (see ``drain()``), then `between` is called, for example to show a frame (see
  /// ``isMomentOver``); both are repeated while `between` causes more work.
  @MainActor
  package func advance(to target: Duration, between: @MainActor () -> Void = {}) async {
    let jobsBefore = jobCount
    let waitingBefore = hasReadyJobs
    await drain()
    if waitingBefore || jobCount != jobsBefore { await settle(between) }
    var wakesLeft = Self.wakeLimit
    while wakesLeft > 0, wakeNext(dueBy: target) {
      wakesLeft -= 1
      await drainAfterWake()
      await settle(between)
    }
    if wakesLeft == 0 { state.withLock { $0.restless.noteHaste() } }
    state.withLock { state in
      if state.now < target { setNow(target, in: &state) }
    }
  }

  /// Whether no job is due anymore at the present moment.
  package var isMomentOver: Bool {
    state.withLock { state in state.waiting.firstDue.map { $0 > state.now } ?? true }
  }

  /// Alternates `between` and the work that it causes until there is none.
  @MainActor package func settle(_ between: @MainActor () -> Void) async {
    for _ in 0..<100 {
      between()
      guard hasReadyJobs, !state.withLock({ $0.restless.isFlooded }) else { return }
      await drainAfterWake()
    }
  }

  /// Runs what a wake-up made ready. What user code puts on the main queue is among it, if that is redirected.
  @MainActor private func drainAfterWake() async {
    _ = await drain(visitsMainQueue: !DispatchRedirection.isActive)
  }

  /// Sets the time to the first deadline, if it is `limit` or earlier, and wakes the task that waits for it.
  @MainActor private func wakeNext(dueBy limit: Duration) -> Bool {
    let first: Waiting? = state.withLock { state in
      guard let (due, ticket, waiting) = state.waiting.popFirst(dueBy: limit) else { return nil }
      if state.now < due { setNow(due, in: &state) }
      switch waiting.purpose {
      case .sleep(_, let sleeper?, _): state.sleeps[sleeper] = nil
      case .timer(_, let period?):
        // Set again before the action runs, which may cancel it.
        let next = due + period
        state.waiting.insert(Waiting(due: next, purpose: waiting.purpose), due: next, ticket: ticket)
      default: break
      }
      return waiting
    }
    switch first?.purpose {
    case .sleep(let job, _, _): run(ReadyJob(work: .job(job), place: .besideMainActor))
    case .block(let job): enqueue(job)
    case .timer(let action, _): run { action() }
    case nil: return false
    }
    return true
  }

  /// Runs what is ready and what becomes ready by that; false when that has no end.
  @MainActor private func runReadyJobs(limitInFlood limit: inout Int) async -> Bool {
    while limit > 0 {
      let turn = nextTurn()
      if state.withLock({ $0.restless.isFlooded }) { limit -= 1 }
      switch turn {
      case .run(let job):
        run(job)
      case .start(let job, let token):
        startElsewhere(job, token: token)
        await waitForOtherThreads()
      case .wait:
        await waitForOtherThreads()
      case .nothing:
        guard waitsForOtherThreads else { return true }
        await waitForOtherThreads()
      }
    }
    return false
  }

  /// Waits until some work on another thread ends, at most for the clock's patience.
  @MainActor private func waitForOtherThreads() async {
    await withUnsafeContinuation { continuation in
      let isIdle = state.withLock { state in
        guard state.pool.isBusy else { return true }
        state.pool.waiters.append(continuation)
        return false
      }
      if isIdle { continuation.resume() }
    }
  }

  /// Lets everything run that stands on the main queue.
  @MainActor private func makeRoundThroughMainQueue() async {
    await withUnsafeContinuation { continuation in
      SystemQueue.main.async { continuation.resume() }
    }
  }

  private var jobCount: UInt64 {
    state.withLock { $0.jobCount }
  }

  private var hasReadyJobs: Bool {
    state.withLock { $0.ready.count > 0 }
  }

  /// Whether work on other threads is under way that the clock has not given up.
  package var waitsForOtherThreads: Bool {
    state.withLock { $0.pool.isBusy }
  }
}
