import Foundation

/// The running evaluation, for the sources that it reads.
nonisolated enum Evaluation {
  /// Written on the engine's thread only; other threads check `thread` first.
  @exclusivity(unchecked) nonisolated(unsafe) private static var running = Running()
  @exclusivity(unchecked) nonisolated(unsafe) private static var thread = pthread_t()
  @exclusivity(unchecked) nonisolated(unsafe) private static var lastSerial: UInt64 = 0

  struct Running {
    fileprivate var node: EvaluatingNode?
    fileprivate var serial: UInt64 = 0
  }

  /// The node whose user code is running on this thread.
  static var current: EvaluatingNode? {
    isOnThisThread ? running.node : nil
  }

  /// The number of the evaluation that is running on this thread, 0 if none is.
  static var currentSerial: UInt64 {
    isOnThisThread ? running.serial : 0
  }

  private static var isOnThisThread: Bool {
    pthread_equal(thread, pthread_self()) != 0
  }

  static func begin(_ node: EvaluatingNode?) -> Running {
    let outer = running
    lastSerial += 1
    running = Running(node: node, serial: node == nil ? 0 : lastSerial)
    thread = pthread_self()
    return outer
  }

  static func end(_ outer: Running) {
    running = outer
  }
}
