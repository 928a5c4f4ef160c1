import Foundation

extension RunLoop: Scheduler {
  /// A moment of the calendar.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// Creates a moment.
    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(date.distance(to: other.date))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(stride.timeInterval))
    }
  }

  /// A run loop has no options.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType {
    guard isMain, let clock = SchedulerClock.override else {
      return SchedulerTimeType(Date())
    }
    return SchedulerTimeType(Date(timeIntervalSinceReferenceDate: clock.now.seconds))
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    .zero
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      ScheduledAction.onMain(after: nil, action)
    } else {
      perform(ScheduledAction.make(action).run)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain {
      ScheduledAction.onMain(after: delay(until: date), action)
    } else {
      let action = ScheduledAction.make(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard isMain else {
      let action = ScheduledAction.make(isRepeating: true, action)
      let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
      return AnyCancellable {
        timer.invalidate()
        action.cancel()
      }
    }
    return AnyCancellable(
      ScheduledAction.onMain(
        after: delay(until: date), every: .clamped(seconds: interval.timeInterval),
        tolerance: .clamped(seconds: tolerance.timeInterval), action))
  }

  private func delay(until date: SchedulerTimeType) -> Duration {
    .clamped(seconds: now.distance(to: date).timeInterval)
  }

  /// Whether this is the main thread's loop. It is served by the main queue: an application's host runs that one
  /// always.
  var isMain: Bool {
    self === RunLoop.main
  }
}
