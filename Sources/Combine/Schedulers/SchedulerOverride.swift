/// A clock of someone's own that runs what is scheduled on the main thread.
package protocol SchedulerOverride: Sendable {
  /// The time since the clock began.
  var now: Duration { get }

  /// Runs a closure, on the main actor, after some time, and again if wanted.
  ///
  /// - Parameters:
  ///   - delay: The time from now; zero means as soon as possible, but not before this call has returned.
  ///   - interval: The time between further runs; `nil` for one run only.
  /// - Returns: A cancellable, which the caller keeps as long as the closure is wanted.
  func schedule(
    after delay: Duration, every interval: Duration?, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable
}
