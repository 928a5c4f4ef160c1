// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// `value / timescale` seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// `value / timescale` seconds of an epoch.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  var time = CMTime(value: value, timescale: timescale)
  time.epoch = epoch
  return time
}

/// The nearest time of a timescale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds of a time; not a number if it is not known.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The same time in another timescale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}

/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// The time as often as a whole number says.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: multiplier) }

/// The time as often as a number says; invalid if that is not finite.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime { time.multiplied(by: multiplier) }

/// The time as often as a fraction says; invalid if the divisor is zero.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.multiplied(by: multiplier, dividedBy: divisor)
}

/// -1, 0 or 1: whether the first time is before the second, the same or after it.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.compare(time2) }

/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// How far a time is from the beginning.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }

/// Whether a time is not invalid.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether a time is invalid.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether a time is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether a time is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

/// Prints a time on the standard output stream.
public func CMTimeShow(_ time: CMTime) { print(time) }
