import Foundation

/// A value that changes with time by keyframes.
nonisolated public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let runs: [_KeyframeRun<Value>]

  /// - Parameter initialValue: where all tracks begin.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content(), _KeyframeVelocities())
  }

  init(initialValue: Value, _ keyframes: some Keyframes<Value>, _ velocities: _KeyframeVelocities) {
    self.initialValue = initialValue
    runs = keyframes._tracks(from: initialValue, velocities: velocities)
  }

  /// How long the longest track takes, seconds.
  public var duration: TimeInterval { runs.map(\.duration).max() ?? 0 }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(&value, time: time)
    return value
  }

  /// The value after a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Sets the animated properties to their values after some seconds.
  public func update(_ value: inout Value, time: Double) {
    let time = time.isNaN ? 0 : time
    for run in runs { run.update(&value, time) }
  }

  /// Sets the animated properties to their values after a part of the duration, from 0 to 1.
  public func update(_ value: inout Value, progress: Double) {
    update(&value, time: progress * duration)
  }

  func velocities(time: Double) -> _KeyframeVelocities {
    var velocities = _KeyframeVelocities()
    velocities.values = runs.map { $0.velocity(time) }
    return velocities
  }
}
