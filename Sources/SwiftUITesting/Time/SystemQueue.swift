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
    DispatchBlock.withAddress(of: work) { functions.async(address, $0) }
  }

  /// Runs `work` on the queue after some real time.
  func async(afterSeconds seconds: Double, _ work: @escaping @Sendable () -> Void) {
    let deadline = DispatchTime.now() + seconds
    guard let functions = DispatchFunctions.shared, let address = address(functions) else {
      queue.asyncAfter(deadline: deadline, execute: work)
      return
    }
    DispatchBlock.withAddress(of: work) { functions.after(deadline.rawValue, address, $0) }
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
