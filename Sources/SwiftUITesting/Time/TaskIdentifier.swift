import Glibc

/// The number under which the concurrency runtime knows a task; never used twice in a process.
struct TaskIdentifier: Hashable, Sendable {
  private let number: UInt64

  /// The task that `job` continues. Meaningful for jobs of kind `task` only.
  init(of job: UnownedJob) {
    self.init(task: unsafeBitCast(job, to: UnsafeRawPointer.self))
  }

  /// The task that runs this code, nil outside any task.
  static var current: TaskIdentifier? {
    withUnsafeCurrentTask { task in
      task.map { TaskIdentifier(task: unsafeBitCast($0, to: UnsafeRawPointer.self)) }
    }
  }

  private init(task: UnsafeRawPointer) {
    // Without the runtime's function (a statically linked runtime exports nothing) the address has to do.
    number = Self.runtimeFunction?(task) ?? UInt64(UInt(bitPattern: task))
  }

  /// `swift_task_getJobTaskId`, which the standard library uses for `ExecutorJob.description` and declares nowhere.
  private static let runtimeFunction: (@convention(c) (UnsafeRawPointer) -> UInt64)? =
    dlsym(nil, "swift_task_getJobTaskId").map {
      unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer) -> UInt64).self)
    }
}
