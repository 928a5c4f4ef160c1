/// A piece of work that a clock may run as soon as it is its turn.
struct ReadyJob {
  enum Work {
    /// A step of a task.
    case job(UnownedJob)
    /// Something that was put on a dispatch queue.
    case block(DispatchBlock)
  }

  /// Where the work has to run.
  enum Place {
    /// On the main actor.
    case mainActor
    /// Outside any actor, yet on the main actor's thread: a short step of a task that lives on the main actor.
    case besideMainActor
    /// On a thread of the global pool.
    case pool
    /// On a dispatch queue other than the main one.
    case queue(DispatchQueueReference)

    /// Whether the work has a thread of its own, for which all others wait.
    var isElsewhere: Bool {
      switch self {
      case .mainActor, .besideMainActor: false
      case .pool, .queue: true
      }
    }
  }

  let work: Work
  let place: Place
}

/// Work in the order in which it became ready.
struct ReadyQueue {
  private var jobs: [ReadyJob] = []
  private var head = 0

  var first: ReadyJob? {
    head < jobs.count ? jobs[head] : nil
  }

  var count: Int {
    jobs.count - head
  }

  /// Whether some of the work has a thread of its own.
  var hasWorkElsewhere: Bool {
    jobs[head...].contains { $0.place.isElsewhere }
  }

  mutating func append(_ job: ReadyJob) {
    jobs.append(job)
  }

  mutating func popFirst() -> ReadyJob? {
    guard let first else { return nil }
    head += 1
    if head == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 1_000 {
      jobs.removeFirst(head)
      head = 0
    }
    return first
  }

  /// Takes the first work that has a thread of its own, past work of the main actor that stands before it.
  mutating func popFirstElsewhere() -> ReadyJob? {
    guard let index = jobs[head...].firstIndex(where: { $0.place.isElsewhere }) else { return nil }
    return jobs.remove(at: index)
  }
}
