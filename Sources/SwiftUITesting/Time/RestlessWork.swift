/// Work that would keep a clock at one moment forever: tasks that yield, or sleep for no time, again and again.
///
/// Such a task is set aside, is reported, and gets a few turns in each drain from then on, until it sleeps.
struct RestlessWork {
  /// How often a task may go on at one moment.
  private static let turnLimit = 100_000
  /// How often a task that was set aside may go on in each drain: once around its loop takes several turns.
  private static let turnsOfParked = 16
  /// How many jobs of all tasks and queues may be taken in at one moment.
  private static let jobLimit = 500_000

  private struct Parked {
    let job: ReadyJob
    let task: TaskIdentifier
  }

  private var turns: [TaskIdentifier: Int] = [:]
  private var jobCount = 0
  /// Those that were set aside, and how often they went on since the last drain began.
  private var tasks: [TaskIdentifier: Int] = [:]
  private var parked: [Parked] = []
  private var untold: Set<TaskIdentifier> = []
  /// Whether new tasks and blocks come up without end, so that no drain can finish.
  private(set) var isFlooded = false
  private var isFloodUntold = false
  /// Whether more fell due within one advance than it wakes.
  private var isHasteUntold = false

  var isEmpty: Bool { parked.isEmpty && !isFlooded }

  /// Takes note of a job that became ready; true if it is set aside.
  mutating func parks(_ job: ReadyJob, continuing task: TaskIdentifier?) -> Bool {
    jobCount += 1
    if jobCount > Self.jobLimit, !isFlooded {
      isFlooded = true
      isFloodUntold = true
    }
    guard let task else { return false }
    if let count = tasks[task] {
      tasks[task] = count + 1
      guard count >= Self.turnsOfParked else { return false }
    } else {
      let count = turns[task, default: 0] + 1
      turns[task] = count
      guard count > Self.turnLimit else { return false }
      tasks[task] = Self.turnsOfParked
      untold.insert(task)
    }
    parked.append(Parked(job: job, task: task))
    return true
  }

  /// What was set aside goes on: a drain begins.
  mutating func takeParked() -> [ReadyJob] {
    guard !parked.isEmpty else { return [] }
    defer { parked = [] }
    for entry in parked { tasks[entry.task] = 0 }
    return parked.map(\.job)
  }

  mutating func timeDidMove() {
    guard jobCount > 0 else { return }
    turns.removeAll(keepingCapacity: true)
    jobCount = 0
  }

  /// Everything came to rest: if there was a flood, it is over.
  mutating func didDrain() {
    isFlooded = false
  }

  /// A task waits for a time to come, as all should.
  mutating func rests(_ task: TaskIdentifier) {
    guard !tasks.isEmpty else { return }
    tasks[task] = nil
    untold.remove(task)
  }

  mutating func noteHaste() {
    isHasteUntold = true
  }

  /// What was not reported yet, once each.
  mutating func takeUntold() -> (tasks: [ReadyJob], isFlood: Bool, isHaste: Bool) {
    defer {
      untold = []
      isFloodUntold = false
      isHasteUntold = false
    }
    return (parked.filter { untold.contains($0.task) }.map(\.job), isFloodUntold, isHasteUntold)
  }
}
