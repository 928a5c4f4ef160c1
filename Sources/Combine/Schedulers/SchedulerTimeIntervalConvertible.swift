/// A span of time that can be written in the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of whole seconds.
  static func seconds(_ seconds: Int) -> Self

  /// A number of seconds. One that is not finite, or too large, becomes the nearest span there is.
  static func seconds(_ seconds: Double) -> Self

  /// A number of thousandths of a second.
  static func milliseconds(_ milliseconds: Int) -> Self

  /// A number of millionths of a second.
  static func microseconds(_ microseconds: Int) -> Self

  /// A number of thousand millionths of a second.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}
