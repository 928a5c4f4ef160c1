import Glibc
import Synchronization

/// What a thread of this process does, as the system knows it.
struct ThreadActivity {
  /// The clock by which the system measures for how long the thread has computed.
  private let clock: clockid_t

  /// The thread that runs this code.
  static var current: ThreadActivity {
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    return ThreadActivity(clock: clock)
  }

  /// The thread that last ran code of the main actor: without a main loop, the main queue moves from thread to thread.
  static var main: ThreadActivity {
    ThreadActivity(clock: mainClock.load(ordering: .relaxed))
  }

  /// To be called by code of the main actor.
  static func noteMain() {
    let clock = current.clock
    if mainClock.load(ordering: .relaxed) != clock { mainClock.store(clock, ordering: .relaxed) }
  }

  // At first the process's own thread: this is what pthread_getcpuclockid() makes of its number.
  private static let mainClock = Atomic<clockid_t>((~getpid() << 3) | 6)

  private var number: pid_t { ~(clock >> 3) }

  /// Nanoseconds for which the thread has computed; they stand still while it is blocked.
  var processorTime: Int64 { SystemTime.read(clock) }

  /// Whether the thread waits for something other than a processor, or is gone.
  var isBlocked: Bool {
    guard let file = fopen("/proc/self/task/\(number)/stat", "r") else { return true }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, CInt(line.count), file) != nil else { return true }
    // "number (name) state …", where the name may have parentheses in it.
    guard let end = line.lastIndex(of: CChar(UInt8(ascii: ")"))), end + 2 < line.count else { return true }
    return line[end + 2] != CChar(UInt8(ascii: "R"))
  }
}
