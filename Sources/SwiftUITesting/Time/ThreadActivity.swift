import Glibc

/// What a thread of this process does, as the system knows it.
struct ThreadActivity {
  /// The clock by which the system measures for how long the thread has computed.
  private let clock: clockid_t

  /// The thread that runs this code.
  static var current: ThreadActivity {
    var clock = clockid_t()
    guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return main }
    return ThreadActivity(clock: clock)
  }

  /// The main thread, whose number is that of the process.
  static var main: ThreadActivity {
    // What pthread_getcpuclockid() makes of a thread's number.
    ThreadActivity(clock: (~getpid() << 3) | 6)
  }

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
