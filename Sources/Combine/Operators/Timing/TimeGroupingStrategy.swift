extension Publishers {
  /// When values that are collected over time are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// At the end of each interval, and also when there are a number of them.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    /// The scheduler, the interval, and how many values are enough.
    var parameters: (Context, Context.SchedulerTimeType.Stride, Int) {
      switch self {
      case .byTime(let scheduler, let interval): (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(count, 1))
      }
    }
  }
}
