/// Work that was put on a dispatch queue.
///
/// It may be called on any thread, once: Dispatch requires that.
struct DispatchBlock: @unchecked Sendable {
  private let block: @convention(block) () -> Void

  init(_ block: UnsafeRawPointer) {
    self.block = unsafeBitCast(block, to: (@convention(block) () -> Void).self)
  }

  func callAsFunction() {
    block()
  }
}
