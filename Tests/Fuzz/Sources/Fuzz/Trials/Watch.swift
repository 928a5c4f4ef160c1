import Foundation
import Synchronization

/// Ends the process when the main thread works on one frame for too long.
///
/// Processor time counts, not real time: a machine that does other things does not make a frame slow.
final class Watch: Sendable {
  /// The exit status of a process that hangs.
  static let status: Int32 = 75

  private struct State {
    var end = Double.infinity
    var place = ""
    /// The thread on which the main actor works just now.
    var thread: pthread_t?
  }

  private let limit: Double
  private let state = Mutex(State())

  /// - Parameter limit: processor time for one frame, in seconds.
  init(limit: Double) {
    self.limit = limit
    Thread.detachNewThread { [self] in
      while true {
        usleep(200_000)
        let late = state.withLock { $0.end < used ? $0 : nil }
        if let late { end(late) }
      }
    }
  }

  private func end(_ late: State) -> Never {
    FileHandle.standardError.write(Data("hang: \(late.place)\n".utf8))
    // The thread's backtrace says where.
    if ProcessInfo.processInfo.environment["FUZZ_BACKTRACE"] != nil, let thread = late.thread {
      pthread_kill(thread, SIGQUIT)
      sleep(120)
    }
    _exit(Self.status)
  }

  private var used: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Says that a frame begins.
  func beat(_ place: String? = nil, patience: Double = 1) {
    let end = used + limit * patience
    let thread = pthread_self()
    state.withLock { state in
      state.end = end
      state.thread = thread
      if let place { state.place = place }
    }
  }

  func rest() {
    state.withLock { $0.end = .infinity }
  }
}
