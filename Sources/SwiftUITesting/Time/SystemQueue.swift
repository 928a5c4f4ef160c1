import Dispatch

/// Dispatch's main and global queue for the clocks' own use: what is put here is never taken for a clock's work.
enum SystemQueue {
  case main, pool

  /// Runs `work` on the queue.
  func async(_ work: @escaping @Sendable () -> Void) {
    guard let functions = DispatchFunctions.shared, let address = address(functions) else {
      queue.async(execute: work)
      return
    }
    let block: @convention(block) () -> Void = work
    withExtendedLifetime(block) { functions.async(address, unsafeBitCast(block, to: UnsafeRawPointer.self)) }
  }

  /// Runs `work` on the queue after some real time.
  func async(afterSeconds seconds: Double, _ work: @escaping @Sendable () -> Void) {
    let deadline = DispatchTime.now() + seconds
    guard let functions = DispatchFunctions.shared, let address = address(functions) else {
      queue.asyncAfter(deadline: deadline, execute: work)
      return
    }
    let block: @convention(block) () -> Void = work
    withExtendedLifetime(block) {
      functions.after(deadline.rawValue, address, unsafeBitCast(block, to: UnsafeRawPointer.self))
    }
  }

  private var queue: DispatchQueue {
    switch self {
    case .main: .main
    case .pool: .global()
    }
  }

  private func address(_ functions: DispatchFunctions) -> UnsafeRawPointer? {
    switch self {
    case .main: functions.mainQueue
    case .pool: functions.globalQueue(0, 0)
    }
  }
}
