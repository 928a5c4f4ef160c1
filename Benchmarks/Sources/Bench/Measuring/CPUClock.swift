import Foundation

/// The time that the process spent on processors, which other programs on the machine do not add to.
enum CPUClock {
  /// Nanoseconds since the process started.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
