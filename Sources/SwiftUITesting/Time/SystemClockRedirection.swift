import Glibc

/// Makes `ContinuousClock.now`, `SuspendingClock.now` and `Date()` show virtual time to code of a virtual clock.
///
/// The libraries in which these live call `clock_gettime` through a table of addresses of their own. Their entry is
/// replaced by a function that answers by the running code's clock, or asks the system if it has none. All other
/// libraries, Dispatch and the C library among them, keep the system's time, by which they really wait.
enum SystemClockRedirection {
  /// Clocks that tell time, in contrast to those that measure work done.
  static let redirectedClocks: [clockid_t] = [
    CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_REALTIME_COARSE, CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME,
  ]

  /// Whether Swift's clocks are redirected. They are not where the runtime is linked statically.
  static let isActive = redirect(in: "libswift_Concurrency.so")

  /// Whether `Date()` is redirected.
  static let isActiveForDates = redirect(in: "libFoundationEssentials.so")

  private static let clockFunction: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt = {
    readClock($0, into: $1)
  }

  private static func redirect(in library: String) -> Bool {
    guard let library = LibraryCalls(ofLibraryNamed: library) else { return false }
    return library.replace("clock_gettime", by: clockFunction)
  }

  private static func readClock(_ identifier: clockid_t, into time: UnsafeMutablePointer<timespec>) -> CInt {
    guard VirtualClock.anyExists, let clock = VirtualClock.current,
      let index = redirectedClocks.firstIndex(of: identifier)
    else {
      return clock_gettime(identifier, time)
    }
    let reading = clock.reading(ofClockAt: index)
    time.pointee = timespec(tv_sec: Int(reading / 1_000_000_000), tv_nsec: Int(reading % 1_000_000_000))
    return 0
  }
}
