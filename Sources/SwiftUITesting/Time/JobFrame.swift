import Glibc

/// What this thread is doing for a virtual clock at the moment: running one of its jobs, or code inside `run(_:)`.
///
/// A task that moves to another executor has already left its thread when it is enqueued there, so task-local values
/// cannot be read; the frame still lies on the stack and tells which clock the move belongs to.
struct JobFrame {
  /// Where a task's code belongs, which decides on what thread its stretches outside any actor run.
  enum Home {
    /// A task of the main actor, which now and then steps outside it (to sleep, for example).
    case mainActor
    /// A task, or an actor, that has nothing to do with the main actor.
    case background
  }

  let clock: VirtualClock
  let home: Home
  /// Real time when the frame began, in nanoseconds of the system's monotonic clock.
  let start: Int64

  /// Real time, in nanoseconds, by which the frame exceeds one second. Time stands still in a frame, but code that
  /// waits for a moment by looking at a clock over and over has to get there.
  var overtime: Int64 {
    max(0, SystemTime.monotonicNanoseconds - start - 1_000_000_000)
  }

  /// The innermost frame of this thread.
  static var current: JobFrame? {
    guard let slot = pthread_getspecific(key) else { return nil }
    return slot.assumingMemoryBound(to: JobFrame.self).pointee
  }

  /// Runs `operation` as code of `clock` on this thread.
  static func within<Result>(_ clock: VirtualClock, home: Home, _ operation: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    defer { pthread_setspecific(key, outer) }
    var frame = JobFrame(clock: clock, home: home, start: SystemTime.monotonicNanoseconds)
    return try withUnsafeMutablePointer(to: &frame) { slot in
      pthread_setspecific(key, slot)
      return try operation()
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
