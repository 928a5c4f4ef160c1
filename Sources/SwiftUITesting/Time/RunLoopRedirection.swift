import Foundation
import Synchronization

/// Makes Foundation's `Timer` follow the running code's virtual clock.
///
/// As with Dispatch, the entries in the table by which Foundation calls Core Foundation's run loops are replaced. A
/// timer that code of a clock, on the main actor, adds to a run loop is kept by the clock; those of other code go to
/// the run loop.
///
/// Foundation for Linux makes the fire date of `Timer(timeInterval:repeats:block:)` the present moment. A repeating
/// timer that would be due at once therefore fires after its interval first, as it does elsewhere. One that does not
/// repeat has lost its interval, and fires at once.
enum RunLoopRedirection {
  /// Whether timers are redirected. They are not where Foundation is linked statically.
  static let isActive: Bool = {
    guard RunLoopFunctions.shared != nil, let library = LibraryCalls(ofLibraryNamed: "libFoundation.so") else {
      return false
    }
    return library.replace("CFRunLoopAddTimer", by: add)
      && library.replace("CFRunLoopTimerInvalidate", by: invalidate)
      && library.replace("CFRunLoopTimerSetNextFireDate", by: setDate)
  }()

  private static let add: RunLoopFunctions.Add = { redirectedAdd($0, $1, $2) }
  private static let invalidate: RunLoopFunctions.Invalidate = { redirectedInvalidate($0) }
  private static let setDate: RunLoopFunctions.SetDate = { redirectedSetDate($0, $1) }

  /// The timers that clocks keep, by their addresses. Entries of released timers stay until the next cleanup.
  private static let kept = Mutex<[UInt: VirtualClock.Registration]>([:])

  private static func registration(of timer: UnsafeRawPointer) -> VirtualClock.Registration? {
    let address = UInt(bitPattern: timer)
    return kept.withLock { $0[address] }
  }

  private static func redirectedAdd(_ loop: UnsafeRawPointer?, _ timer: UnsafeRawPointer, _ mode: UnsafeRawPointer?) {
    guard let functions = RunLoopFunctions.shared else { return }
    guard VirtualClock.anyExists, let clock = VirtualClock.current,
      JobFrame.current?.home == .mainActor || loop == functions.main(), let object = functions.object(of: timer)
    else {
      functions.add(loop, timer, mode)
      return
    }
    // Added for another mode as well.
    if registration(of: timer)?.isWaiting ?? false { return }
    keep(object, timer, fireDate: object.fireDate, isNew: true, clock)
  }

  private static func keep(
    _ object: Timer, _ timer: UnsafeRawPointer, fireDate: Date, isNew: Bool, _ clock: VirtualClock
  ) {
    guard object.isValid else { return }
    let interval = object.timeInterval
    let delay = fireDate.timeIntervalSinceNow
    let isDue = delay < 1e-6
    let registration = clock.schedule(
      after: duration(isDue && isNew ? interval : delay), every: interval > 0 ? duration(interval) : nil,
      TimerCall(object, timer).perform)
    let address = UInt(bitPattern: timer)
    let old = kept.withLock { kept in
      if kept.count >= 1_000 { kept = kept.filter { $0.value.isWaiting } }
      return kept.updateValue(registration, forKey: address)
    }
    old?.cancel()
  }

  /// Dates are exact to parts of a microsecond only.
  private static func duration(_ seconds: TimeInterval) -> Duration {
    seconds < 1e12 ? .microseconds(Int64((max(seconds, 0) * 1e6).rounded())) : .seconds(Int64.max)
  }

  private static func redirectedInvalidate(_ timer: UnsafeRawPointer) {
    let address = UInt(bitPattern: timer)
    if VirtualClock.anyExists { kept.withLock { $0.removeValue(forKey: address) }?.cancel() }
    RunLoopFunctions.shared?.invalidate(timer)
  }

  private static func redirectedSetDate(_ timer: UnsafeRawPointer, _ date: Double) {
    guard let functions = RunLoopFunctions.shared else { return }
    functions.setDate(timer, date)
    guard VirtualClock.anyExists, let registration = registration(of: timer), registration.isWaiting,
      let clock = registration.owner, let object = functions.object(of: timer)
    else { return }
    keep(object, timer, fireDate: Date(timeIntervalSinceReferenceDate: date), isNew: false, clock)
  }
}

/// What a clock does when a timer of Foundation's is due. It keeps the timer alive, and is used on the main actor only.
private final class TimerCall: @unchecked Sendable {
  private let timer: Timer
  private let address: UnsafeRawPointer

  init(_ timer: Timer, _ address: UnsafeRawPointer) {
    self.timer = timer
    self.address = address
  }

  @MainActor func perform() {
    guard timer.isValid else { return }
    if timer.timeInterval > 0 {
      RunLoopFunctions.shared?.setDate(address, Date().timeIntervalSinceReferenceDate + timer.timeInterval)
    }
    timer.fire()
  }
}
