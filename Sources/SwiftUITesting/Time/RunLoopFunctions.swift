import Foundation
import Glibc
import TesseraCore

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
    guard let add = SystemFunction.find("CFRunLoopAddTimer", as: Add.self),
      let invalidate = SystemFunction.find("CFRunLoopTimerInvalidate", as: Invalidate.self),
      let setDate = SystemFunction.find("CFRunLoopTimerSetNextFireDate", as: SetDate.self),
      let main = SystemFunction.find("CFRunLoopGetMain", as: Main.self),
      let getContext = SystemFunction.find("CFRunLoopTimerGetContext", as: GetContext.self)
    else { return nil }
    return RunLoopFunctions(
      add: add, invalidate: invalidate, setDate: setDate, main: main, getContext: getContext)
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
