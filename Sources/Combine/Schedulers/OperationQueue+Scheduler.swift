import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// An operation queue has no options.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType {
    isMain ? RunLoop.main.now : SchedulerTimeType(Date())
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    .zero
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      ScheduledAction.onMain(after: nil, action)
    } else {
      addOperation(ScheduledAction.make(action).run)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain {
      RunLoop.main.schedule(after: date, tolerance: tolerance, options: nil, action)
    } else {
      let action = ScheduledAction.make(action)
      ScheduledAction.on(.global(), after: delay(until: date)) { [self] in addOperation(action.run) }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard isMain else {
      let action = ScheduledAction.make(isRepeating: true, action)
      let timer = ScheduledAction.on(
        .global(), after: delay(until: date), every: .clamped(seconds: interval.timeInterval),
        tolerance: .clamped(seconds: tolerance.timeInterval)
      ) { [self] in
        addOperation(action.run)
      }
      return AnyCancellable {
        timer.cancel()
        action.cancel()
      }
    }
    return RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  private func delay(until date: SchedulerTimeType) -> Duration {
    .clamped(seconds: now.distance(to: date).timeInterval)
  }

  private var isMain: Bool {
    self === OperationQueue.main
  }
}
