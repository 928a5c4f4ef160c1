/// The time of a host. Frames, and with them all motion, and gestures go by the same clock.
@MainActor
package struct HostClock {
  /// What time it is, since any beginning; nil for real time since the first frame.
  let now: (() -> Duration)?
  /// Runs an action after a time; nil where nothing happens without the host's owner.
  let later: ((Duration, @escaping @MainActor () -> Void) -> Void)?
  /// Runs what belongs to the host, so that tasks that begin there go by this clock; nil if all tasks do.
  private let enclosing: ((() -> Void) -> Void)?

  package init(
    now: (() -> Duration)?, later: ((Duration, @escaping @MainActor () -> Void) -> Void)? = nil,
    enclosing: ((() -> Void) -> Void)? = nil
  ) {
    self.now = now
    self.later = later
    self.enclosing = enclosing
  }

  /// Real time since the first frame. Actions that wait are tasks of the main actor.
  package static var realTime: HostClock {
    HostClock(
      now: nil,
      later: { delay, action in
        Task {
          try? await Task.sleep(for: delay)
          action()
        }
      })
  }

  /// Runs what belongs to the host.
  func run<Result>(_ body: () -> Result) -> Result {
    guard let enclosing else { return body() }
    var result: Result?
    enclosing { result = body() }
    guard let result else { preconditionFailure("A clock did not run what belongs to its host.") }
    return result
  }
}
