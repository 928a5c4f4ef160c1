/// The clock of the schedulers that belong to the main thread.
package enum SchedulerClock {
  /// Takes the place of `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main` as schedulers, in the tasks for
  /// which it is set: a test host sets its virtual clock.
  @TaskLocal package static var override: (any SchedulerOverride)?
}
