import Foundation

/// The clock of recordings: real time, also where a test's time is virtual.
nonisolated enum TraceClock {
  /// Nanoseconds since an arbitrary moment.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
