/// Finds out which clock a job belongs to, if any.
enum JobRouting {
  /// The runtime's numbers for kinds of jobs (`JobKind` of its ABI).
  private enum Kind {
    static let task: UInt8 = 0
    /// Resumes a continuation and does nothing else.
    static let continuation: UInt8 = 195
  }

  /// Gives a job to its clock; false if it has none.
  static func handToClock(_ job: UnownedJob, kind: UInt8, isForMainActor: Bool) -> Bool {
    guard VirtualClock.anyExists else { return false }
    if kind == Kind.task {
      return handTaskToClock(job, isForMainActor: isForMainActor)
    }
    guard let clock = VirtualClock.current ?? JobFrame.current?.clock else { return false }
    clock.enqueue(ReadyJob(work: .job(job), place: kind == Kind.continuation ? .besideMainActor : .pool))
    return true
  }

  /// Gives a wake-up call to the running task's clock; false if it has none.
  static func handToClock<Delay>(wakeUp job: UnownedJob, after delay: Delay) -> Bool {
    guard VirtualClock.anyExists, let clock = VirtualClock.current, let delay = delay as? Duration else { return false }
    clock.enqueue(wakeUp: job, after: delay)
    return true
  }

  /// Gives a wake-up call for a moment of `measure` to the running task's clock; false if it has none.
  static func handToClock<Measure: Clock>(
    wakeUp job: UnownedJob, at instant: Measure.Instant, of measure: Measure
  ) -> Bool {
    guard VirtualClock.anyExists, VirtualClock.current != nil,
      let delay = measure.now.duration(to: instant) as? Duration
    else { return false }
    return handToClock(wakeUp: job, after: SystemClockRedirection.isActive ? delay : delay.roundedUpToMilliseconds)
  }

  private static func handTaskToClock(_ job: UnownedJob, isForMainActor: Bool) -> Bool {
    let task = TaskIdentifier(of: job)
    switch ClockMembership.standing(of: task) {
    case .driver:
      return false
    case .member(let clock, let home):
      let place = place(isForMainActor: isForMainActor, home: home)
      clock.enqueue(ReadyJob(work: .job(job), place: place), continuing: task)
    case .unknown:
      let bound = VirtualClock.current
      let frame = JobFrame.current
      guard let clock = bound ?? frame?.clock else { return false }
      // A new task can read its creator's values here, a running one that moves elsewhere has no values anymore.
      let moves = bound == nil && frame?.home == .mainActor
      let home: JobFrame.Home = isForMainActor || moves ? .mainActor : .background
      let place = place(isForMainActor: isForMainActor, home: home)
      ClockMembership.enter(task, clock: clock, home: home)
      clock.enqueue(ReadyJob(work: .job(job), place: place), continuing: task)
    }
    return true
  }

  private static func place(isForMainActor: Bool, home: JobFrame.Home) -> ReadyJob.Place {
    switch (isForMainActor, home) {
    case (true, _): .mainActor
    case (false, .mainActor): .besideMainActor
    case (false, .background): .pool
    }
  }
}
