extension VirtualClock {
  /// All that changes about a clock, guarded by one lock. No user code runs and nothing of a user's is released under
  /// it.
  struct State {
    var now: Duration = .zero
    var waiting = DueQueue<Waiting>()
    /// The tickets of sleeping tasks, to find a sleep when its task goes on before the end: it was cancelled.
    var sleeps: [TaskIdentifier: DueQueue<Waiting>.Ticket] = [:]
    var members: [TaskIdentifier] = []

    var ready = ReadyQueue()
    /// Jobs that ever became ready.
    var jobCount: UInt64 = 0
    /// How many calls of `drain` are under way; they run the ready jobs, otherwise the main queue does.
    var drainCount = 0
    var pool = Pool()
    var restless = RestlessWork()

    /// The moment `delay` from now; one too far away becomes one in some billions of years.
    func moment(after delay: Duration) -> Duration {
      now + min(max(delay, .zero), .seconds(1_000_000_000_000_000_000))
    }
  }

  /// The clock's work on other threads than the main actor's.
  struct Pool {
    /// Names the job for which all others wait.
    var running: UInt64?
    /// Its thread, once it has got one.
    var thread: ThreadActivity?
    /// The real time of its start.
    var startTime: Int64 = 0
    var lastToken: UInt64 = 0
    /// Jobs that take long, for which the others no longer wait, and the real times of their start.
    var stragglers: [UInt64: Int64] = [:]
    /// Turns on the main queue that came while the others had to wait.
    var missedTurns = 0
    /// Drains to be resumed when a job ends or the watch goes off.
    var waiters: [UnsafeContinuation<Void, Never>] = []
    var isWatched = false
    /// How often in succession the watch found that nothing had happened.
    var idleGlances = 0
    /// Changes whenever a job starts or ends.
    var progress: UInt64 = 0
  }

  /// What the watch over the other threads saw when it last looked.
  struct ThreadPoolSnapshot {
    let progress: UInt64
    /// For how long the main thread had computed, and that of the running job.
    let mainThreadTime: Int64
    let jobThreadTime: Int64?
  }

  /// A task that waits for a moment.
  struct Waiting: CustomStringConvertible {
    enum Purpose {
      /// The job continues the sleeper.
      case sleep(UnownedJob, sleeper: TaskIdentifier?, name: String?)
      case timer(@MainActor () -> Void, period: Duration?)
      /// Something that was put on a dispatch queue.
      case block(ReadyJob)
    }

    var due: Duration
    let purpose: Purpose

    var isPeriodic: Bool {
      if case .timer(_, period: .some) = purpose { true } else { false }
    }

    var description: String {
      switch purpose {
      case .sleep(_, _, let name?): "task \"\(name)\" sleeps until \(due)"
      case .sleep: "a task sleeps until \(due)"
      case .timer(_, let period?): "a timer fires at \(due) and every \(period)"
      case .timer: "a timer fires at \(due)"
      case .block: "a block on a dispatch queue runs at \(due)"
      }
    }
  }
}
