/// Work that was put on a dispatch queue.
///
/// It may be called on any thread, once: that is the contract of the one who handed it to Dispatch.
struct DispatchBlock: @unchecked Sendable {
  private let block: @convention(block) () -> Void

  init(_ block: UnsafeRawPointer) {
    self.block = unsafeBitCast(block, to: (@convention(block) () -> Void).self)
  }

  func callAsFunction() {
    block()
  }
}
