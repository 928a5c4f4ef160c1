import Glibc

/// The system's own clocks, which no virtual clock redirects.
enum SystemTime {
  /// Nanoseconds of the system's monotonic clock.
  static var monotonicNanoseconds: Int64 {
    read(CLOCK_MONOTONIC)
  }

  /// Nanoseconds that `identifier`'s clock shows; zero for a clock that the system does not have.
  static func read(_ identifier: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(identifier, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
