import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: parts of a second.
public typealias CMTimeScale = Int32
/// Distinguishes times that cannot be compared otherwise, such as those of several rounds of a loop.
public typealias CMTimeEpoch = Int64

/// The finest timescale.
public let kCMTimeMaxTimescale: Int32 = 0x7fff_ffff

/// A time as a fraction: `value` parts of a second, of which there are `timescale` in a second (AV1).
///
/// Beside numbers there are infinite times, a time that is not known, and an invalid one. Calculations with them never end
/// the program (AV3).
public struct CMTime: Sendable {
  /// How many parts of a second it is.
  public var value: CMTimeValue
  /// Parts of a second; positive in times that are numbers.
  public var timescale: CMTimeScale
  /// Whether it is valid, and what kind of time it is.
  public var flags: CMTimeFlags
  /// To which round it belongs; 0 for most.
  public var epoch: CMTimeEpoch

  /// An invalid time.
  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  /// A time of its parts, as they are.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// `value / timescale` seconds; an invalid time if the timescale is not positive (AV1).
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init()
    if timescale > 0 { self.init(value: value, timescale: timescale, flags: .valid, epoch: 0) }
  }

  /// The nearest time of a timescale, or of a coarser one if the value would be too large (AV2).
  ///
  /// Infinite seconds are infinite times. What is not a number, or a timescale that is not positive, makes an invalid time.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self = CMTime.nearest(to: seconds, preferredTimescale)
  }

  private static func nearest(to seconds: Double, _ preferredTimescale: CMTimeScale) -> CMTime {
    guard !seconds.isNaN, preferredTimescale > 0 else { return .invalid }
    var timescale = preferredTimescale
    var parts = seconds * Double(timescale)
    while abs(parts) >= 0x1p63, timescale > 1 {
      timescale /= 2
      parts = seconds * Double(timescale)
    }
    guard let value = Int64(exactly: parts.rounded(.toNearestOrAwayFromZero)) else {
      return seconds < 0 ? .negativeInfinity : .positiveInfinity
    }
    let isExact = Double(value) / Double(timescale) == seconds
    return CMTime(value: value, timescale: timescale, flags: isExact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
  }

  /// No time at all.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// After all times that are numbers.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Before all other times.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)

  // MARK: What it is

  /// Whether it is not ``invalid``. A number needs a positive timescale for that.
  public var isValid: Bool {
    flags.contains(.valid) && (timescale > 0 || !flags.isDisjoint(with: .impliedValueFlagsMask))
  }

  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }

  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is after all numbers.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is before all other times.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is a number that was rounded when it was made.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Seconds; infinite for infinite times, and not a number for those that are invalid or not known.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// The same time in another timescale, rounded if it has to be (AV2). Times that are no numbers stay as they are.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    guard newTimescale > 0 else { return .invalid }
    let (parts, isRounded) = method.quotient(
      Int128(value) * Int128(newTimescale), by: Int128(timescale), isFiner: newTimescale > timescale)
    guard let value = Int64(exactly: parts) else { return parts < 0 ? .negativeInfinity : .positiveInfinity }
    var time = CMTime(value: value, timescale: newTimescale, flags: flags, epoch: epoch)
    if isRounded { time.flags.insert(.hasBeenRounded) }
    return time
  }
}

extension CMTime: Comparable, Hashable {
  /// The place among all times: those of one rank are numbers, or equal (AV3).
  private var rank: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    return isNegativeInfinity ? 0 : 1
  }

  /// -1, 0 or 1: negative infinity is before all numbers, then come a time that is not known, infinity, and an invalid one
  /// (AV3). Numbers are compared by their epochs first.
  func compare(_ other: CMTime) -> Int32 {
    func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int32 { left < right ? -1 : left == right ? 0 : 1 }
    guard rank == 1, other.rank == 1 else { return order(rank, other.rank) }
    guard epoch == other.epoch else { return order(epoch, other.epoch) }
    return order(Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale))
  }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.compare(right) < 0 }

  /// Whether both are the same time, in timescales that may differ.
  public static func == (left: CMTime, right: CMTime) -> Bool { left.compare(right) == 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    let divisor = CMTime.commonDivisor(value.magnitude, UInt64(timescale))
    hasher.combine(Int128(value) / Int128(divisor))
    hasher.combine(UInt64(timescale) / divisor)
    hasher.combine(epoch)
  }

  /// The greatest number that divides both; the second one is positive.
  static func commonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}

extension CMTime: CustomStringConvertible {
  /// Such as `{600/600 = 1.000}`.
  public var description: String {
    guard isValid else { return "{INVALID}" }
    if isIndefinite { return "{INDEFINITE}" }
    if isPositiveInfinity { return "{+INFINITY}" }
    if isNegativeInfinity { return "{-INFINITY}" }
    let seconds = String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), seconds)
    return "{\(value)/\(timescale) = \(seconds)\(hasBeenRounded ? ", rounded" : "")}"
  }
}
