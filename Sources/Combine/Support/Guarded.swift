import Synchronization

/// State behind a lock. Unlike `Mutex` it accepts state that is not `Sendable`, which subscribers are not.
///
/// The lock is not recursive: never call out to subscribers, schedulers or closures of the user while it is held, and
/// take references out before dropping them, because the last release may run such a closure too.
///
/// Sendable is true because every access to the state goes through the lock.
struct Guarded<State>: ~Copyable, @unchecked Sendable {
  private let mutex: Mutex<Unchecked<State>>

  init(_ state: State) {
    mutex = Mutex(Unchecked(state))
  }

  @inline(__always)
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    var result: Result?
    mutex.withLock { result = body(&$0.value) }
    return result.unsafelyUnwrapped
  }
}
