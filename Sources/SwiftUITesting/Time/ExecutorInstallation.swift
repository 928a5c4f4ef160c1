@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Puts executors that know virtual clocks into the place of the process's own, and redirects the system's functions.
///
/// This may happen late, while tasks are running: the new executors forward to the old ones, so both use the same
/// queues and threads, and a task that the old main executor has begun counts as being on the main actor for the new
/// one, too.
enum ExecutorInstallation {
  /// Installs the executors at the first call.
  static func ensure() {
    _ = installation
  }

  private static let installation: Void = {
    guard MainActor.executor is any MainExecutor & SchedulingExecutor,
      Task.defaultExecutor is any TaskExecutor & SchedulingExecutor
    else { return }
    _createExecutors(factory: ClockedExecutorFactory.self)
    _ = (SystemClockRedirection.isActive, SystemClockRedirection.isActiveForDates, DispatchRedirection.isActive)
    _ = (DispatchTimerRedirection.isActive, RunLoopRedirection.isActive)
  }()
}

/// Installs the executors when the program is loaded, before any task exists.
@section(".init_array") @used
private let installAtLoad: @convention(c) () -> Void = { ExecutorInstallation.ensure() }

/// Makes the executors with virtual clocks from those that are in use.
private struct ClockedExecutorFactory: ExecutorFactory {
  static let mainExecutor: any MainExecutor = wrapped(MainActor.executor)
  static let defaultExecutor: any TaskExecutor = wrapped(Task.defaultExecutor)

  private static func wrapped(_ executor: any MainExecutor) -> any MainExecutor {
    (executor as? any MainExecutor & SchedulingExecutor).map(ClockedMainExecutor.init) ?? executor
  }

  private static func wrapped(_ executor: any TaskExecutor) -> any TaskExecutor {
    (executor as? any TaskExecutor & SchedulingExecutor).map(ClockedTaskExecutor.init) ?? executor
  }
}
