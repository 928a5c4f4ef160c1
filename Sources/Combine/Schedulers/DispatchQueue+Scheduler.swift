import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment of the clock that queues go by.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment as queues know it.
    public var dispatchTime: DispatchTime

    /// Creates a moment.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime == rhs.dispatchTime
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(
        Nanoseconds.subtract(
          Int(clamping: other.dispatchTime.uptimeNanoseconds), Int(clamping: dispatchTime.uptimeNanoseconds)))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      let nanoseconds = Nanoseconds.add(Int(clamping: dispatchTime.uptimeNanoseconds), stride.magnitude)
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(nanoseconds, 1))))
    }
  }

  /// What can be set for one closure on a queue.
  public struct SchedulerOptions {
    /// How urgent the closure is.
    public var qos: DispatchQoS

    /// How the closure is to be treated.
    public var flags: DispatchWorkItemFlags

    /// The group that the closure belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType {
    guard isMain, let clock = SchedulerClock.override else {
      return SchedulerTimeType(.now())
    }
    // Not zero, which queues take for the present.
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)).advanced(
      by: .nanoseconds(clock.now.clampedNanoseconds))
  }

  public var minimumTolerance: SchedulerTimeType.Stride {
    .zero
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      ScheduledAction.onMain(after: nil, action)
    } else if let options {
      // Sendable: handed over to the queue.
      let action = Unchecked(action)
      async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
    } else {
      ScheduledAction.on(self, after: nil, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = delay(until: date)
    if isMain {
      ScheduledAction.onMain(after: delay, action)
    } else {
      ScheduledAction.on(self, after: delay, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let (delay, interval) = (delay(until: date), Duration.nanoseconds(interval.magnitude))
    let tolerance = Duration.nanoseconds(tolerance.magnitude)
    return AnyCancellable(
      isMain
        ? ScheduledAction.onMain(after: delay, every: interval, tolerance: tolerance, action)
        : ScheduledAction.on(self, after: delay, every: interval, tolerance: tolerance, action))
  }

  private func delay(until date: SchedulerTimeType) -> Duration {
    .nanoseconds(now.distance(to: date).magnitude)
  }

  /// Whether this is the main queue, for which each access makes another object.
  private var isMain: Bool {
    label == Self.mainLabel
  }

  private static let mainLabel = DispatchQueue.main.label
}
