import Glibc

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
    guard let async = dlsym(nil, "dispatch_async"), let after = dlsym(nil, "dispatch_after"),
      let time = dlsym(nil, "dispatch_time"),
      let label = dlsym(nil, "dispatch_queue_get_label"), let retain = dlsym(nil, "dispatch_retain"),
      let release = dlsym(nil, "dispatch_release"), let globalQueue = dlsym(nil, "dispatch_get_global_queue"),
      let mainQueue = dlsym(nil, "_dispatch_main_q")
    else { return nil }
    return DispatchFunctions(
      async: unsafeBitCast(async, to: Async.self), after: unsafeBitCast(after, to: After.self),
      time: unsafeBitCast(time, to: Time.self),
      label: unsafeBitCast(label, to: Label.self), retain: unsafeBitCast(retain, to: Ownership.self),
      release: unsafeBitCast(release, to: Ownership.self),
      globalQueue: unsafeBitCast(globalQueue, to: Global.self), mainQueueAddress: UInt(bitPattern: mainQueue))
  }()
}
