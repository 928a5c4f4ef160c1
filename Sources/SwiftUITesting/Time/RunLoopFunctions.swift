import Foundation
import Glibc

/// Core Foundation's functions for timers, which Foundation hides.
struct RunLoopFunctions: Sendable {
  typealias Add =
    @convention(c) (_ loop: UnsafeRawPointer?, _ timer: UnsafeRawPointer, _ mode: UnsafeRawPointer?) -> Void
  typealias Invalidate = @convention(c) (_ timer: UnsafeRawPointer) -> Void
  typealias SetDate = @convention(c) (_ timer: UnsafeRawPointer, _ date: Double) -> Void
  typealias Main = @convention(c) () -> UnsafeRawPointer?
  private typealias GetContext = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

  let add: Add
  let invalidate: Invalidate
  let setDate: SetDate
  let main: Main
  private let getContext: GetContext

  /// Nil where they cannot be found.
  static let shared: RunLoopFunctions? = {
    guard let add = dlsym(nil, "CFRunLoopAddTimer"), let invalidate = dlsym(nil, "CFRunLoopTimerInvalidate"),
      let setDate = dlsym(nil, "CFRunLoopTimerSetNextFireDate"), let main = dlsym(nil, "CFRunLoopGetMain"),
      let getContext = dlsym(nil, "CFRunLoopTimerGetContext")
    else { return nil }
    return RunLoopFunctions(
      add: unsafeBitCast(add, to: Add.self), invalidate: unsafeBitCast(invalidate, to: Invalidate.self),
      setDate: unsafeBitCast(setDate, to: SetDate.self), main: unsafeBitCast(main, to: Main.self),
      getContext: unsafeBitCast(getContext, to: GetContext.self))
  }()

  /// The `Timer` that a timer of Core Foundation belongs to; nil if it is none of Foundation's.
  func object(of timer: UnsafeRawPointer) -> Timer? {
    // CFRunLoopTimerContext: version, object, and three functions.
    var context: (Int, UnsafeRawPointer?, UInt, UInt, UInt) = (0, nil, 0, 0, 0)
    withUnsafeMutableBytes(of: &context) { bytes in
      if let start = bytes.baseAddress { getContext(timer, start) }
    }
    return context.1.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() } as? Timer
  }
}
