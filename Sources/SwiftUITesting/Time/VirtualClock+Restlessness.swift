/// What keeps the clock's work from coming to rest.
extension VirtualClock {
  /// A line for each task, or other cause, that was found since the last call; none twice.
  ///
  /// To be called between two drains: tasks stand still there, so that it can be seen where they are.
  @MainActor package func takeRestlessDescriptions() -> [String] {
    let (jobs, isFlood, isHaste) = state.withLock { $0.restless.takeUntold() }
    var lines = jobs.map { job in
      "\(Self.name(of: job)) goes on again and again without any time passing, by `Task.yield()` or by sleeping for no time"
    }
    if isFlood { lines.append("new tasks or blocks come up without end and without any time passing") }
    if isHaste { lines.append("more than \(Self.wakeLimit) sleeps and timers fall due while time moves on once") }
    return lines
  }

  private static func name(of job: ReadyJob) -> String {
    guard case .job(let job) = job.work, let line = TaskPlace.line(of: job) else { return "a task" }
    return "the task at \(line)"
  }
}
