import Combine
import Glibc
import Synchronization
import TesseraCore
import TesseraMedia

/// A clock that stands still until it is moved on, and by which the code of one screen sleeps.
///
/// All code that runs inside ``run(_:)``, and every task created there, directly or by its descendants, belongs to the
/// clock: `Task.sleep` in all its forms and `sleep` of `ContinuousClock` and `SuspendingClock` wait for
/// ``advance(to:between:)``, and `ContinuousClock.now`, `SuspendingClock.now` and `Date()` show the clock's time there,
/// starting from the real time of its creation. A detached task inherits nothing and sleeps in real time, as does all
/// code outside any clock, so several clocks can be used at once in one process.
///
/// The clock also runs the tasks that belong to it, one step at a time, in the order in which the steps became ready,
/// which makes their interleaving the same in each run. Steps of the main actor run there. A task that lives on the
/// main actor stays on its thread when it steps outside the actor (into `Task.sleep`, or a `nonisolated` function);
/// tasks that began elsewhere, and actors, run on threads of the global pool while the others wait. One that takes
/// longer than a second of real time no longer holds the others up, nor does a main thread that is blocked for as long;
/// one that is merely late, because it computes for others, changes nothing about the order. A task that is still
/// asleep keeps its clock alive.
///
/// `async` and `asyncAfter` of the main and the global dispatch queues do the same as tasks do. `Timer` of Foundation
/// and timers of Dispatch for the main queue, if code of the main actor makes them, are timers of the clock.
///
/// What is not covered: timers of other queues and threads, other dispatch sources, `RunLoop.perform`, threads, and the
/// waiting of blocked threads follow real time.
package final class VirtualClock: Sendable {
  /// The clock to which the running code belongs, nil outside any.
  @TaskLocal package static var current: VirtualClock?

  let state: Mutex<State>
  /// Mirrors `State.now` for readers that must not take a lock.
  private let nanoseconds = Atomic<Int64>(0)
  /// What the system's clocks showed at the creation, by their identifiers, in nanoseconds.
  private let origins: [Int64]
  private static let livingClocks = Atomic<Int>(0)

  /// Real time, in nanoseconds, for which work on another thread may hold all other work up.
  let patience: Int64

  /// Keeps the sounds that the clock's code plays, if they are not to be heard.
  private let sounds: SoundJournal?
  /// What the clock's code copies to and pastes from; nil for what all programs share.
  private let clipboard: MemoryClipboard?
  /// The services of the desktop that the clock's code uses; nil for those of the program.
  private let services: ProgramServices?
  /// What plays files for the clock's code; nil for what does so for the program.
  private let media: MediaServices?

  /// A clock at zero.
  ///
  /// `patience` is the real time for which work on another thread may hold all other work up; after ten times as long
  /// nothing waits for it at all.
  package convenience init(patience: Duration = .seconds(1)) {
    self.init(patience: patience, sounds: nil, clipboard: nil)
  }

  init(
    patience: Duration = .seconds(1), sounds: SoundJournal?, clipboard: MemoryClipboard?,
    services: ProgramServices? = nil, media: MediaServices? = nil
  ) {
    self.sounds = sounds
    self.services = services
    self.media = media
    self.clipboard = clipboard
    ExecutorInstallation.ensure()
    self.patience = Int64(clamping: max(patience, .milliseconds(1)).attoseconds / 1_000_000_000)
    origins = SystemClockRedirection.redirectedClocks.map { SystemTime.read($0) }
    state = Mutex(State())
    Self.livingClocks.add(1, ordering: .relaxed)
  }

  deinit {
    Self.livingClocks.subtract(1, ordering: .relaxed)
    ClockMembership.remove(state.withLock { $0.members })
  }

  /// Whether any clock exists; without one, all executors behave as if they had never been replaced.
  static var anyExists: Bool {
    livingClocks.load(ordering: .relaxed) > 0
  }

  /// Time since the creation.
  package var now: Duration {
    state.withLock { $0.now }
  }

  /// When the next sleeper or timer is due, nil when nothing waits for the clock. Sleeps that were cancelled don't
  /// count.
  package var nextDeadline: Duration? {
    state.withLock { $0.waiting.firstDue }
  }

  /// As ``nextDeadline``, without the timers that repeat forever.
  package var nextDeadlineOfOneShots: Duration? {
    state.withLock { state in
      state.waiting.waiting.lazy.filter { !$0.isPeriodic }.map(\.due).min()
    }
  }

  /// One line for each sleeper and timer that waits, soonest first.
  package var waitingDescriptions: [String] {
    state.withLock { state in
      state.waiting.waiting.sorted { $0.due < $1.due }.map(\.description)
    }
  }

  /// Runs `operation` so that the tasks it creates belong to the clock.
  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    ThreadActivity.noteMain()
    return try JobFrame.within(self, home: .mainActor) {
      try Self.$current.withValue(self) {
        try SchedulerClock.$override.withValue(ClockScheduler(clock: self)) {
          try SoundOutput.$recorder.withValue(sounds?.recorder) {
            try SharedClipboard.$ofTest.withValue(clipboard) {
              try ProgramServices.$ofTest.withValue(services) {
                try MediaServices.$ofTest.withValue(media) { try operation() }
              }
            }
          }
        }
      }
    }
  }

  /// Calls `action` on the main actor, as code of the clock, when `delay` has passed, and from then on at each
  /// `period`.
  ///
  /// A negative delay counts as zero; a period that isn't positive means once.
  package func schedule(
    after delay: Duration, every period: Duration? = nil, _ action: @escaping @MainActor () -> Void
  ) -> Registration {
    let period = period.flatMap { $0 > .zero ? $0 : nil }
    let ticket = state.withLock { state in
      let due = state.moment(after: delay)
      return state.waiting.insert(Waiting(due: due, purpose: .timer(action, period: period)), due: due)
    }
    return Registration(clock: self, ticket: ticket)
  }

  /// What the system's clock at `index` of the redirected ones shows by this clock, in nanoseconds.
  func reading(ofClockAt index: Int) -> Int64 {
    let overtime = JobFrame.current.map { $0.clock === self ? $0.overtime : 0 } ?? 0
    return origins[index] &+ nanoseconds.load(ordering: .acquiring) &+ overtime
  }

  /// Sets the time inside the lock of `state`.
  func setNow(_ now: Duration, in state: inout State) {
    if now != state.now { state.restless.timeDidMove() }
    state.now = now
    let (seconds, attoseconds) = now.components
    nanoseconds.store(min(seconds, 1 << 32) * 1_000_000_000 + attoseconds / 1_000_000_000, ordering: .releasing)
  }

  func noteMember(_ task: TaskIdentifier) {
    state.withLock { $0.members.append(task) }
  }
}
