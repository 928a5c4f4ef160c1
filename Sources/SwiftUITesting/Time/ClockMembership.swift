import Synchronization

/// Which clock each task belongs to.
///
/// A task is entered when it is enqueued for the first time by code of a clock, and found again when it is resumed by
/// any code later: another clock, a test, a thread of some library. Identifiers are never reused, so an entry cannot
/// come to stand for another task; the entries of a clock are removed with it.
enum ClockMembership {
  /// What is known of a task.
  enum Standing {
    case member(VirtualClock, JobFrame.Home)
    /// It advances a clock, so it belongs to none: a clock would wait for the task that waits for the clock.
    case driver
    case unknown
  }

  private enum Entry {
    case member(WeakClock, JobFrame.Home)
    case driver
  }

  private struct WeakClock {
    weak var clock: VirtualClock?
  }

  private static let entries = Mutex<[TaskIdentifier: Entry]>([:])

  static func standing(of task: TaskIdentifier) -> Standing {
    switch entries.withLock({ $0[task] }) {
    case .member(let reference, let home): reference.clock.map { .member($0, home) } ?? .unknown
    case .driver: .driver
    case nil: .unknown
    }
  }

  static func enter(_ task: TaskIdentifier, clock: VirtualClock, home: JobFrame.Home) {
    entries.withLock { $0[task] = .member(WeakClock(clock: clock), home) }
    clock.noteMember(task)
  }

  static func enterDriver(_ task: TaskIdentifier) {
    entries.withLock { $0[task] = .driver }
  }

  static func remove(_ tasks: [TaskIdentifier]) {
    entries.withLock { entries in
      for task in tasks {
        if case .member = entries[task] { entries[task] = nil }
      }
    }
  }
}
