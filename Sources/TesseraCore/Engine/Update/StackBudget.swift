import Foundation

/// The maximum depth of a tree of views, so that recursion over it fits on the stack.
nonisolated enum StackBudget {
  /// The upper limit of stack bytes per node in a recursion: without optimization and with some room for user bodies.
  ///
  /// Making nodes needs the most: 900 in chains of bodies, 1,700 where stacks and `ForEach` take turns.
  private static let bytesPerNode = isSanitized ? 10 * 2_400 : 2_400
  /// Whether the program was built for a sanitizer, which keeps each variable apart on the stack.
  private static let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  /// The size of a thread's stack where the system sets no limit, in bytes.
  private static let sizeWithoutLimit = 2 << 20
  /// The size that the stack of the first thread may grow to, in bytes. The system keeps twice this much free below it.
  private static let sizeOfFirstThread = 64 << 20

  /// The depth up to which nodes are made in trees that the calling thread makes.
  static var maximumDepth: Int32 {
    Thread.isMainThread ? depthOnFirstThread : depthOnOtherThreads
  }

  /// Threads made later have a stack of the size that was the limit when the program began.
  private static let depthOnOtherThreads = Int32(limitAtStart / bytesPerNode)

  /// The stack of the first thread grows as it is used, up to a limit that the program itself may raise.
  private static let depthOnFirstThread: Int32 = {
    var limit = rlimit()
    let wanted = rlim_t(sizeOfFirstThread)
    guard limitAtStart < sizeOfFirstThread, getrlimit(resource, &limit) == 0, limit.rlim_max >= wanted else {
      return depthOnOtherThreads
    }
    limit.rlim_cur = wanted
    return setrlimit(resource, &limit) == 0 ? Int32(sizeOfFirstThread / bytesPerNode) : depthOnOtherThreads
  }()

  private static let limitAtStart: Int = {
    var limit = rlimit()
    let isKnown = getrlimit(resource, &limit) == 0 && limit.rlim_cur <= rlim_t(Int32.max)
    return isKnown ? Int(limit.rlim_cur) : sizeWithoutLimit
  }()

  private static let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
}
