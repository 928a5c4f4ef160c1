import Synchronization

/// A lock for the stored properties of a class.
///
/// Classes that every value passes through keep their state in properties of their own, next to this, rather than in a
/// `Guarded`: the layout of a generic state would have to be looked up again and again.
///
/// The lock is not recursive: never call out to subscribers, schedulers or closures of the user while it is held, and
/// take references out before dropping them, because the last release may run such a closure too.
struct Lock: ~Copyable {
  private let mutex = Mutex(())

  /// Runs `body` while the lock is held.
  @inline(__always)
  func withLock<Result>(_ body: () -> Result) -> Result {
    // `Mutex.withLock` accepts only results that can be sent to another thread, which these need not be.
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}
