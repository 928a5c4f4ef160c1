/// A scheduler that runs everything at once, in the call itself; time does not exist for it.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// There are no options.
  public typealias SchedulerOptions = Never

  private init() {}

  /// A moment without meaning.
  public struct SchedulerTimeType: Strideable {
    public func distance(to other: SchedulerTimeType) -> Stride {
      0
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      self
    }
  }

  public var now: SchedulerTimeType {
    SchedulerTimeType()
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    0
  }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
