import Glibc
import TesseraCore

/// Dispatch's C functions, which its Swift part hides.
struct DispatchFunctions: Sendable {
  typealias Async = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias After = @convention(c) (UInt64, UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias Time = @convention(c) (UInt64, Int64) -> UInt64
  typealias Label = @convention(c) (UnsafeRawPointer) -> UnsafePointer<CChar>?
  typealias Global = @convention(c) (Int, UInt) -> UnsafeRawPointer?
  typealias Ownership = @convention(c) (UnsafeRawPointer) -> Void

  let async: Async
  let after: After
  let time: Time
  let label: Label
  let retain: Ownership
  let release: Ownership
  let globalQueue: Global
  /// The address of the main queue, for comparison only.
  let mainQueueAddress: UInt

  var mainQueue: UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: mainQueueAddress)
  }

  /// Nil where they cannot be found.
  static let shared: DispatchFunctions? = {
    guard let async = SystemFunction.find("dispatch_async", as: Async.self),
      let after = SystemFunction.find("dispatch_after", as: After.self),
      let time = SystemFunction.find("dispatch_time", as: Time.self),
      let label = SystemFunction.find("dispatch_queue_get_label", as: Label.self),
      let retain = SystemFunction.find("dispatch_retain", as: Ownership.self),
      let release = SystemFunction.find("dispatch_release", as: Ownership.self),
      let globalQueue = SystemFunction.find("dispatch_get_global_queue", as: Global.self),
      let mainQueue = dlsym(nil, "_dispatch_main_q")
    else { return nil }
    return DispatchFunctions(
      async: async, after: after, time: time, label: label, retain: retain, release: release,
      globalQueue: globalQueue, mainQueueAddress: UInt(bitPattern: mainQueue))
  }()
}
