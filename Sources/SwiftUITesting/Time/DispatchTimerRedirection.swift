import Glibc
import Synchronization

/// Makes timers of Dispatch on the main queue follow the running code's virtual clock.
///
/// A timer that code of a clock makes for the main queue is a stand-in: a source that is never triggered. The clock
/// calls its handler. Timers of other code and of other queues are left alone.
enum DispatchTimerRedirection {
  /// Whether timers are redirected. They are not where Dispatch is linked statically.
  static let isActive: Bool = {
    guard DispatchFunctions.shared != nil, DispatchTimerFunctions.shared != nil,
      let library = LibraryCalls(ofLibraryNamed: "libswiftDispatch.so")
    else { return false }
    return library.replace("dispatch_source_create", by: create)
      && library.replace("dispatch_source_set_timer", by: setTimer)
      && library.replace("dispatch_source_set_event_handler", by: setEventHandler)
      && library.replace("dispatch_resume", by: resume)
      && library.replace("dispatch_activate", by: activate)
      && library.replace("dispatch_suspend", by: suspend)
      && library.replace("dispatch_source_cancel", by: cancel)
  }()

  private static let create: DispatchTimerFunctions.Create = { redirectedCreate($0, $1, $2, $3) }
  private static let setTimer: DispatchTimerFunctions.SetTimer = { source, start, interval, leeway in
    guard let timer = keptTimer(source) else {
      DispatchTimerFunctions.shared?.setTimer(source, start, interval, leeway)
      return
    }
    timer.set(start: DispatchRedirection.delay(until: start), interval: interval)
  }
  private static let setEventHandler: DispatchTimerFunctions.SetHandler = { source, block in
    guard let timer = keptTimer(source) else {
      DispatchTimerFunctions.shared?.setEventHandler(source, block)
      return
    }
    timer.setHandler(block.map(DispatchBlock.init))
  }
  // The stand-in is suspended, resumed and cancelled as well: Dispatch demands that what is released is not suspended.
  private static let resume: DispatchTimerFunctions.Act = { source in
    DispatchTimerFunctions.shared?.resume(source)
    keptTimer(source)?.resume()
  }
  private static let activate: DispatchTimerFunctions.Act = { source in
    DispatchTimerFunctions.shared?.activate(source)
    keptTimer(source)?.activate()
  }
  private static let suspend: DispatchTimerFunctions.Act = { source in
    DispatchTimerFunctions.shared?.suspend(source)
    keptTimer(source)?.suspend()
  }
  private static let cancel: DispatchTimerFunctions.Act = { source in
    keptTimer(source)?.cancel()
    DispatchTimerFunctions.shared?.cancel(source)
  }

  /// The timers that clocks keep, by the addresses of their stand-ins.
  private static let timers = Mutex<[UInt: VirtualDispatchTimer]>([:])

  private static func keptTimer(_ source: UnsafeRawPointer) -> VirtualDispatchTimer? {
    let address = UInt(bitPattern: source)
    return timers.withLock { $0[address] }
  }

  private static func redirectedCreate(
    _ kind: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, _ queue: UnsafeRawPointer?
  ) -> UnsafeMutableRawPointer? {
    guard let functions = DispatchTimerFunctions.shared else { return nil }
    guard functions.isTimer(kind), isMainQueue(queue), VirtualClock.anyExists, let clock = VirtualClock.current else {
      return functions.create(kind, handle, mask, queue)
    }
    return makeStandIn(queue, VirtualDispatchTimer(clock), functions)
  }

  private static func isMainQueue(_ queue: UnsafeRawPointer?) -> Bool {
    UInt(bitPattern: queue) == DispatchFunctions.shared?.mainQueueAddress
  }

  private static func makeStandIn(
    _ queue: UnsafeRawPointer?, _ timer: VirtualDispatchTimer, _ functions: DispatchTimerFunctions
  ) -> UnsafeMutableRawPointer? {
    let context = Unmanaged.passRetained(timer)
    let source = functions.createStandIn(queue, context: context.toOpaque(), end: finalizer)
    if source == nil {
      context.release()
    } else {
      let address = UInt(bitPattern: source)
      timers.withLock { $0[address] = timer }
    }
    return source
  }

  private static let finalizer: DispatchTimerFunctions.Finalizer = { forget($0) }

  /// The stand-in is gone; there may be another one at its address already.
  private static func forget(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let timer = Unmanaged<VirtualDispatchTimer>.fromOpaque(context).takeRetainedValue()
    timer.cancel()
    timers.withLock { timers in
      timers = timers.filter { $0.value !== timer }
    }
  }
}
