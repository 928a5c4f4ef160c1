import Foundation

/// How deep a tree of views may be, so that walks over it find room on the stack.
nonisolated enum StackBudget {
  /// What a walk needs for one node, at the most, in bytes: without optimisation and with some room for users' bodies.
  ///
  /// Making nodes needs most: 900 in chains of bodies, 1,700 where stacks and `ForEach` take turns.
  private static let bytesPerNode = 2_400
  /// The size of a thread's stack where the system sets no limit, in bytes.
  private static let sizeWithoutLimit = 2 << 20

  /// The depth up to which nodes are made.
  static let maximumDepth: Int32 = {
    var limit = rlimit()
    // The limit of the main thread's stack is also the size that other threads' stacks have.
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    let size = isKnown && limit.rlim_cur <= UInt(Int32.max) ? Int(limit.rlim_cur) : sizeWithoutLimit
    return Int32(size / bytesPerNode)
  }()
}
