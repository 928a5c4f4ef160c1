@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor in a process with virtual clocks: passes the jobs of a clock's tasks to the clock and all
/// others to the executor that was there before.
final class ClockedMainExecutor: MainExecutor, SchedulingExecutor {
  private let original: any MainExecutor & SchedulingExecutor

  init(original: any MainExecutor & SchedulingExecutor) {
    self.original = original
  }

  func run() throws {
    try original.run()
  }

  func stop() {
    original.stop()
  }

  func checkIsolated() {
    original.checkIsolated()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let kind = job.kind.rawValue
    let job = UnownedJob(job)
    if !JobRouting.handToClock(job, kind: kind, isForMainActor: true) {
      original.enqueue(ExecutorJob(job))
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if !JobRouting.handToClock(wakeUp: job, after: delay) {
      original.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if !JobRouting.handToClock(wakeUp: job, at: instant, of: clock) {
      original.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    }
  }
}

/// The executor of code outside any actor in a process with virtual clocks; as ``ClockedMainExecutor``.
final class ClockedTaskExecutor: TaskExecutor, SchedulingExecutor {
  private let original: any TaskExecutor & SchedulingExecutor

  init(original: any TaskExecutor & SchedulingExecutor) {
    self.original = original
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let kind = job.kind.rawValue
    let job = UnownedJob(job)
    if !JobRouting.handToClock(job, kind: kind, isForMainActor: false) {
      original.enqueue(ExecutorJob(job))
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if !JobRouting.handToClock(wakeUp: job, after: delay) {
      original.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if !JobRouting.handToClock(wakeUp: job, at: instant, of: clock) {
      original.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    }
  }
}
