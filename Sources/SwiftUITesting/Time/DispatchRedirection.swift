import Glibc

/// Makes `DispatchQueue.async` and `asyncAfter` follow the running code's virtual clock.
///
/// As with the system's clocks, the entries in the table by which the Swift part of Dispatch calls its C part are
/// replaced. A clock takes blocks for the main queue and for the global queues in among its ready jobs; blocks for
/// other queues go there at once, since later calls of `sync` rely on their order. With a delay, a block waits for the
/// clock on any queue. Calls from code outside any clock are passed on.
enum DispatchRedirection {
  /// Whether blocks are redirected. They are not where Dispatch is linked statically.
  static let isActive: Bool = {
    guard DispatchFunctions.shared != nil, let library = LibraryCalls(ofLibraryNamed: "libswiftDispatch.so") else {
      return false
    }
    return library.replace("dispatch_async", by: async)
      && library.replace("dispatch_after", by: after)
      && library.replace("dispatch_time", by: time)
  }()

  private static let async: DispatchFunctions.Async = { redirectedAsync($0, $1) }
  private static let after: DispatchFunctions.After = { redirectedAfter($0, $1, $2) }
  private static let time: DispatchFunctions.Time = { redirectedTime($0, $1) }

  private static func redirectedAsync(_ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
    guard let functions = DispatchFunctions.shared else { return }
    guard VirtualClock.anyExists, let clock = VirtualClock.current ?? JobFrame.current?.clock,
      let place = place(of: queue, functions)
    else {
      functions.async(queue, block)
      return
    }
    clock.enqueue(ReadyJob(work: .block(DispatchBlock(block)), place: place))
  }

  private static func redirectedAfter(_ deadline: UInt64, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
    guard let functions = DispatchFunctions.shared else { return }
    // The time has its highest bit set if it is one of the calendar's clock, all bits forever.
    guard VirtualClock.anyExists, let clock = VirtualClock.current, deadline >> 63 == 0 else {
      functions.after(deadline, queue, block)
      return
    }
    let delay = delay(untilUptime: deadline)
    let place = place(of: queue, functions) ?? .queue(DispatchQueueReference(queue, functions))
    clock.enqueue(ReadyJob(work: .block(DispatchBlock(block)), place: place), after: delay)
  }

  /// How far a time of Dispatch is away; nil for never.
  static func delay(until time: UInt64) -> Duration? {
    if time == .max { return nil }
    if time >> 63 == 0 { return delay(untilUptime: time) }
    // One of the calendar's clock: nanoseconds since 1970, negative.
    return .nanoseconds(-Int64(bitPattern: time) - SystemTime.read(CLOCK_REALTIME)).roundedUpToMilliseconds
  }

  private static func delay(untilUptime time: UInt64) -> Duration {
    .nanoseconds(Int64(time) - Int64(redirectedTime(0, 0))).roundedUpToMilliseconds
  }

  /// Time stands still while a piece of a clock's work runs, so that delays come out exact. It is real apart from that:
  /// it also tells threads how long to block.
  private static func redirectedTime(_ time: UInt64, _ delta: Int64) -> UInt64 {
    guard let functions = DispatchFunctions.shared else { return time }
    guard time == 0, VirtualClock.anyExists, VirtualClock.current != nil, let frame = JobFrame.current else {
      return functions.time(time, delta)
    }
    return functions.time(UInt64(frame.start + frame.overtime), delta)
  }

  /// Where a clock runs blocks for a queue, nil if it has to leave them to the queue.
  private static func place(of queue: UnsafeRawPointer, _ functions: DispatchFunctions) -> ReadyJob.Place? {
    if queue == functions.mainQueue { return .mainActor }
    guard let label = functions.label(queue), strncmp(label, "com.apple.root.", 15) == 0 else { return nil }
    return .queue(DispatchQueueReference(queue, functions))
  }
}
