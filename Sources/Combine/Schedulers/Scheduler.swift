/// Something that runs closures at once or later: a queue, a run loop, an operation queue.
public protocol Scheduler<SchedulerTimeType> {
  /// How the scheduler counts time.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What can be set for one closure.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }

  /// The smallest tolerance that makes a difference.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at a moment or a little later.
  ///
  /// - Parameters:
  ///   - date: The moment; one that has passed means as soon as possible.
  ///   - tolerance: How much later is allowed.
  ///   - options: Those of the scheduler; nil for what it does by itself.
  ///   - action: The closure.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs a closure at a moment, and then again and again.
  ///
  /// - Parameters:
  ///   - date: The first moment.
  ///   - interval: The time between the moments.
  ///   - tolerance: How much later is allowed.
  ///   - options: Those of the scheduler; nil for what it does by itself.
  ///   - action: The closure.
  /// - Returns: A cancellable that ends it.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at a moment or a little later.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at a moment or a little later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at a moment, and then again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at a moment, and then again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
