/// Work that was put on a dispatch queue.
///
/// It may be called on any thread, once: Dispatch requires that.
struct DispatchBlock: @unchecked Sendable {
  private let block: @convention(block) () -> Void

  /// - Parameter block: as Dispatch got it: an object, by its address.
  init(_ block: UnsafeRawPointer) {
    self.block = unsafeBitCast(block, to: (@convention(block) () -> Void).self)
  }

  /// Passes the address of a block to `body`; Dispatch copies it there.
  static func withAddress(of work: @escaping @Sendable () -> Void, _ body: (UnsafeRawPointer) -> Void) {
    let block: @convention(block) () -> Void = work
    withExtendedLifetime(block) { body(unsafeBitCast(block, to: UnsafeRawPointer.self)) }
  }

  func callAsFunction() {
    block()
  }
}
