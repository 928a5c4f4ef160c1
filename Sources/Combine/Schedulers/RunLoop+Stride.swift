import Foundation

extension RunLoop.SchedulerTimeType {
  /// A span of time, written in seconds or in the usual units.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// The span in seconds.
    public var magnitude: TimeInterval

    /// The span in seconds.
    public var timeInterval: TimeInterval {
      magnitude
    }

    /// Creates a span from a number of seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    public init(floatLiteral seconds: TimeInterval) {
      magnitude = seconds
    }

    public init(integerLiteral seconds: TimeInterval) {
      magnitude = seconds
    }

    /// Creates a span from a whole number of seconds, if it can be represented.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let magnitude = TimeInterval(exactly: source) else { return nil }
      self.magnitude = magnitude
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.magnitude < rhs.magnitude
    }

    // Witnesses, not operators of the type: each operator is one more that the compiler tries in every expression.
    @_implements(AdditiveArithmetic,+(_:_:))
    public static func _sum(_ lhs: Stride, _ rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }

    @_implements(AdditiveArithmetic,-(_:_:))
    public static func _difference(_ lhs: Stride, _ rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }

    @_implements(Numeric,*(_:_:))
    public static func _product(_ lhs: Stride, _ rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }

    @_implements(AdditiveArithmetic,+=(_:_:))
    public static func _add(_ lhs: inout Stride, _ rhs: Stride) {
      lhs = lhs + rhs
    }

    @_implements(AdditiveArithmetic,-=(_:_:))
    public static func _subtract(_ lhs: inout Stride, _ rhs: Stride) {
      lhs = lhs - rhs
    }

    @_implements(Numeric,*=(_:_:))
    public static func _multiply(_ lhs: inout Stride, _ rhs: Stride) {
      lhs = lhs * rhs
    }

    public static func seconds(_ seconds: Int) -> Stride {
      Stride(TimeInterval(seconds))
    }

    public static func seconds(_ seconds: Double) -> Stride {
      Stride(seconds)
    }

    public static func milliseconds(_ milliseconds: Int) -> Stride {
      Stride(TimeInterval(milliseconds) / 1e3)
    }

    public static func microseconds(_ microseconds: Int) -> Stride {
      Stride(TimeInterval(microseconds) / 1e6)
    }

    public static func nanoseconds(_ nanoseconds: Int) -> Stride {
      Stride(TimeInterval(nanoseconds) / 1e9)
    }
  }
}
