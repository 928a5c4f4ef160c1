import Foundation
import Synchronization

/// What happens when the user or the system ends the tool by a signal: the programs that it started end, and what it
/// has not finished is removed. Only then the signal has its effect.
enum Interruption {
  /// Those that mean "end", unless the tool was started with them ignored.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// How long programs may take to end when they are asked to, in steps of 50 milliseconds.
  private static let patience = 60

  private struct State {
    /// Groups of running processes, with the signal that asks each to end.
    var groups: [pid_t: Int32] = [:]
    var unfinished: Set<String> = []
    var isEnding = false
  }

  private static let state = Mutex(State())

  /// Has to be called before there is a second thread: those made later have the signals blocked, as the first one.
  static func install() {
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for signal in signals where !isIgnored(signal) { sigaddset(&awaited, signal) }
    pthread_sigmask(SIG_BLOCK, &awaited, nil)
    let set = awaited
    Thread.detachNewThread {
      var set = set
      var signal: Int32 = 0
      guard sigwait(&set, &signal) == 0 else { return }
      end(by: signal)
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Starts a program by a closure, as the leader of a group of processes of its own.
  ///
  /// - Parameter request: the signal that asks it to end.
  static func start(endedBy request: Int32, _ spawn: () throws -> pid_t) rethrows -> pid_t {
    // Under the lock, or a signal could come between the start and the note of it.
    try state.withLock { state in
      let group = try spawn()
      state.groups[group] = request
      return group
    }
  }

  /// Forgets a group that has ended. `reap` makes its number free for others.
  ///
  /// - Returns: whether the end matters: it does not if it was this tool's own that brought it about.
  static func ended(_ group: pid_t, _ reap: () -> Void) -> Bool {
    state.withLock { state in
      state.groups[group] = nil
      reap()
      return !state.isEnding
    }
  }

  /// Sends a signal to all processes of a group, unless it has ended.
  static func send(_ signal: Int32, to group: pid_t) {
    state.withLock { if $0.groups[group] != nil { kill(-group, signal) } }
  }

  /// Has a file or folder removed, should a signal end the tool.
  static func willRemove(_ path: String) {
    state.withLock { _ = $0.unfinished.insert(path) }
  }

  /// Leaves a file or folder alone from now on.
  static func wasRemoved(_ path: String) {
    state.withLock { _ = $0.unfinished.remove(path) }
  }

  private static func end(by signal: Int32) {
    let groups = state.withLock { state in
      state.isEnding = true
      return state.groups
    }
    for (group, request) in groups { kill(-group, request) }
    for _ in 0..<patience where groups.keys.contains(where: isRunning) { usleep(50_000) }
    // The lock is kept for good: nothing is started or finished anymore.
    state.withLock { state in
      for group in state.groups.keys { kill(-group, SIGKILL) }
      for path in state.unfinished { try? FileManager.default.removeItem(atPath: path) }
      var action = sigaction()
      sigemptyset(&action.sa_mask)
      sigaction(signal, &action, nil)
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, signal)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      kill(getpid(), signal)
      _exit(128 + signal)
    }
  }

  private static func isRunning(_ group: pid_t) -> Bool {
    state.withLock { $0.groups[group] != nil }
  }
}
