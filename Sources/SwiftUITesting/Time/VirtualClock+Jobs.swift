/// Taking in the clock's work, and running it.
extension VirtualClock {
  /// What a runner finds when it asks for work.
  enum Turn {
    case run(ReadyJob)
    case start(ReadyJob, token: UInt64)
    /// Work on another thread has to end first.
    case wait
    case nothing
  }

  /// Takes in work that is ready to run; `task` is the task that it continues.
  func enqueue(_ job: ReadyJob, continuing task: TaskIdentifier? = nil) {
    let needsTurn = state.withLock { state in
      state.jobCount += 1
      let isParked = state.restless.parks(job, continuing: task)
      if !isParked { state.ready.append(job) }
      // A sleeper that goes on before the end was cancelled. Its wake-up call finds that out and frees what it holds.
      if let task, let ticket = state.sleeps.removeValue(forKey: task),
        case .sleep(let wakeUp, _, _)? = state.waiting.remove(ticket)?.purpose
      {
        state.ready.append(ReadyJob(work: .job(wakeUp), place: .besideMainActor))
      } else if isParked {
        return false
      }
      return state.drainCount == 0
    }
    if needsTurn { requestTurn() }
    if job.place.isElsewhere { watchPool() }
  }

  /// Takes in work that becomes ready after `delay`.
  func enqueue(_ job: ReadyJob, after delay: Duration) {
    state.withLock { state in
      let due = state.moment(after: delay)
      _ = state.waiting.insert(Waiting(due: due, purpose: .block(job)), due: due)
    }
  }

  /// Takes in the wake-up call of the running task, which is about to sleep for `delay`.
  func enqueue(wakeUp job: UnownedJob, after delay: Duration) {
    let sleeper = TaskIdentifier.current
    if let sleeper, case .unknown = ClockMembership.standing(of: sleeper) {
      ClockMembership.enter(sleeper, clock: self, home: JobFrame.current?.home ?? .background)
    }
    guard delay > .zero, !Task.isCancelled else {
      enqueue(ReadyJob(work: .job(job), place: .besideMainActor))
      return
    }
    let name = Task.name
    state.withLock { state in
      let due = state.moment(after: delay)
      let sleep = Waiting(due: due, purpose: .sleep(job, sleeper: sleeper, name: name))
      let ticket = state.waiting.insert(sleep, due: due)
      if let sleeper {
        state.sleeps[sleeper] = ticket
        state.restless.rests(sleeper)
      }
    }
  }

  /// Asks the main queue for a turn: as long as the clock is not drained, each job gets one, in the order of readiness.
  func requestTurn() {
    SystemQueue.main.async {
      MainActor.assumeIsolated { self.takeTurn() }
    }
  }

  @MainActor private func takeTurn() {
    switch nextTurn(isOwedLater: true) {
    case .run(let job): run(job)
    case .start(let job, let token): startElsewhere(job, token: token)
    case .wait, .nothing: break
    }
  }

  /// Takes out the next job, if its turn has come. `isOwedLater` asks for another turn on the main queue after a wait.
  func nextTurn(isOwedLater: Bool = false) -> Turn {
    state.withLock { state in
      guard let next = state.ready.first else { return .nothing }
      guard state.pool.running == nil else {
        if isOwedLater { state.pool.missedTurns += 1 }
        return .wait
      }
      _ = state.ready.popFirst()
      return next.place.isElsewhere ? .start(next, token: state.pool.start()) : .run(next)
    }
  }

  /// Runs a job on this thread.
  func run(_ ready: ReadyJob) {
    if !ready.place.isElsewhere { ThreadActivity.noteMain() }
    JobFrame.within(self, home: ready.place.isElsewhere ? .background : .mainActor) {
      switch ready.work {
      case .job(let job):
        if case .mainActor = ready.place {
          job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        } else {
          job.runSynchronously(on: .outsideAnyActor)
        }
      case .block(let block):
        Self.$current.withValue(self) { block() }
      }
    }
  }

  /// Gives the jobs that a drain left over back to the main queue, unless new ones come up without end: the next drain
  /// goes on with these.
  func requestTurnsForLeftovers() {
    let count = state.withLock { $0.drainCount == 0 && !$0.restless.isFlooded ? $0.ready.count : 0 }
    for _ in 0..<count { requestTurn() }
  }
}

extension UnownedSerialExecutor {
  /// Stands for code outside any actor.
  static var outsideAnyActor: UnownedSerialExecutor {
    unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
