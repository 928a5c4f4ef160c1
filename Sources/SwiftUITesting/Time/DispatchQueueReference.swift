/// A dispatch queue as its C part knows it, kept alive. Queues are safe to use from any thread.
final class DispatchQueueReference: @unchecked Sendable {
  private let queue: UnsafeRawPointer
  private let functions: DispatchFunctions

  init(_ queue: UnsafeRawPointer, _ functions: DispatchFunctions) {
    self.queue = queue
    self.functions = functions
    functions.retain(queue)
  }

  deinit {
    functions.release(queue)
  }

  func async(_ work: @escaping @Sendable () -> Void) {
    DispatchBlock.withAddress(of: work) { functions.async(queue, $0) }
  }
}
