import TesseraCore

/// The number under which the concurrency runtime knows a task; never used twice in a process.
struct TaskIdentifier: Hashable, Sendable {
  private let number: UInt64

  /// The task that `job` continues. Meaningful for jobs of kind `task` only.
  init(of job: UnownedJob) {
    self.init(task: job.address)
  }

  /// The task that runs this code, nil outside any task.
  static var current: TaskIdentifier? {
    withUnsafeCurrentTask { task in
      // A task, like a job, is an object of the runtime by its address.
      task.map { TaskIdentifier(task: unsafeBitCast($0, to: UnsafeRawPointer.self)) }
    }
  }

  private init(task: UnsafeRawPointer) {
    // Without the runtime's function (a statically linked runtime exports nothing) the address has to do.
    number = Self.runtimeFunction?(task) ?? UInt64(UInt(bitPattern: task))
  }

  /// `swift_task_getJobTaskId`, which the standard library uses for `ExecutorJob.description` and declares nowhere.
  private static let runtimeFunction: (@convention(c) (UnsafeRawPointer) -> UInt64)? =
    SystemFunction.find("swift_task_getJobTaskId")
}

extension UnownedJob {
  /// Where the runtime keeps the job: the address is all that a value of this type is.
  var address: UnsafeRawPointer {
    unsafeBitCast(self, to: UnsafeRawPointer.self)
  }
}
