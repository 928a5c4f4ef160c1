import Foundation

extension Timer {
  /// A publisher of the date, again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time between dates, in seconds; at least a tenth of a thousandth.
  ///   - tolerance: How much later is allowed, in seconds.
  ///   - runLoop: The run loop that the timer belongs to.
  ///   - mode: The mode of the run loop in which the timer runs.
  ///   - options: Options for the run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date, again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between dates, in seconds.
    public final let interval: TimeInterval

    /// How much later is allowed, in seconds.
    public final let tolerance: TimeInterval?

    /// The run loop that the timer belongs to.
    public final let runLoop: RunLoop

    /// The mode of the run loop in which the timer runs; that of the main thread runs in all.
    public final let mode: RunLoop.Mode

    /// Options for the run loop.
    public final let options: RunLoop.SchedulerOptions?

    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher, which sends nothing until it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let interval = RunLoop.SchedulerTimeType.Stride(interval > 0 ? interval : 0.000_1)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: interval), interval: interval, tolerance: .init(tolerance ?? 0),
        options: options
      ) { [dates, runLoop] in
        dates.send(runLoop.now.date)
      }
    }
  }
}
