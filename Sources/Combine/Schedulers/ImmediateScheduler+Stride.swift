extension ImmediateScheduler.SchedulerTimeType {
  /// A span of time, written in seconds or in the usual units.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// The span in thousand millionths of a second.
    public var magnitude: Int

    /// Creates a span, which makes no difference to this scheduler.
    public init(_ value: Int) {
      magnitude = value
    }

    public init(floatLiteral seconds: Double) {
      self = .seconds(seconds)
    }

    public init(integerLiteral seconds: Int) {
      self = .seconds(seconds)
    }

    /// Creates a span from a number of nanoseconds, if it can be counted.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let magnitude = Int(exactly: source) else { return nil }
      self.magnitude = magnitude
    }

    private init(magnitude: Int) {
      self.magnitude = magnitude
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.magnitude < rhs.magnitude
    }

    // Witnesses, not operators of the type: each operator is one more that the compiler tries in every expression.
    @_implements(AdditiveArithmetic,+(_:_:))
    public static func _sum(_ lhs: Stride, _ rhs: Stride) -> Stride {
      Stride(magnitude: Nanoseconds.add(lhs.magnitude, rhs.magnitude))
    }

    @_implements(AdditiveArithmetic,-(_:_:))
    public static func _difference(_ lhs: Stride, _ rhs: Stride) -> Stride {
      Stride(magnitude: Nanoseconds.subtract(lhs.magnitude, rhs.magnitude))
    }

    @_implements(Numeric,*(_:_:))
    public static func _product(_ lhs: Stride, _ rhs: Stride) -> Stride {
      Stride(magnitude: Nanoseconds.multiply(lhs.magnitude, rhs.magnitude))
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
      Stride(magnitude: Nanoseconds.multiply(seconds, 1_000_000_000))
    }

    public static func seconds(_ seconds: Double) -> Stride {
      Stride(magnitude: Nanoseconds.from(seconds: seconds))
    }

    public static func milliseconds(_ milliseconds: Int) -> Stride {
      Stride(magnitude: Nanoseconds.multiply(milliseconds, 1_000_000))
    }

    public static func microseconds(_ microseconds: Int) -> Stride {
      Stride(magnitude: Nanoseconds.multiply(microseconds, 1_000))
    }

    public static func nanoseconds(_ nanoseconds: Int) -> Stride {
      Stride(magnitude: nanoseconds)
    }
  }
}
