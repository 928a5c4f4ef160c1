extension CMTime {
  /// The sum of two times (AV3).
  public static func + (left: CMTime, right: CMTime) -> CMTime { left.adding(right, times: 1) }
  /// The difference of two times (AV3).
  public static func - (left: CMTime, right: CMTime) -> CMTime { left.adding(right, times: -1) }
  /// Adds a time (AV3).
  public static func += (left: inout CMTime, right: CMTime) { left = left + right }
  /// Takes a time away (AV3).
  public static func -= (left: inout CMTime, right: CMTime) { left = left - right }

  /// The time before the beginning that is as far from it.
  public static prefix func - (time: CMTime) -> CMTime { CMTime.zero - time }

  /// The sum with another time, or the difference (AV3).
  ///
  /// - Parameter sign: 1 or -1.
  private func adding(_ other: CMTime, times sign: Int128) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    if isIndefinite || other.isIndefinite { return .indefinite }
    guard isNumeric, other.isNumeric else { return addingInfinite(other, isNegated: sign < 0) }
    guard epoch == other.epoch || epoch == 0 || other.epoch == 0 else { return .invalid }
    let divisor = Int128(CMTime.commonDivisor(UInt64(timescale), UInt64(other.timescale)))
    let common = Int128(timescale) / divisor * Int128(other.timescale)
    let sum =
      Int128(value) * (common / Int128(timescale)) + sign * Int128(other.value) * (common / Int128(other.timescale))
    let sumEpoch = sign < 0 && epoch == other.epoch ? 0 : max(epoch, other.epoch)
    let isRounded = hasBeenRounded || other.hasBeenRounded
    return CMTime.fraction(sum, common, isRounded: isRounded, epoch: sumEpoch)
  }

  private func addingInfinite(_ other: CMTime, isNegated: Bool) -> CMTime {
    let left = isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0
    let right = (other.isPositiveInfinity ? 1 : other.isNegativeInfinity ? -1 : 0) * (isNegated ? -1 : 1)
    if left * right < 0 { return .invalid }
    return left + right > 0 ? .positiveInfinity : .negativeInfinity
  }

  /// A fraction as a time: in its own timescale if it fits, else in the finest in which it does (AV3).
  ///
  /// - Parameter parts: positive; how many parts a second has.
  static func fraction(_ value: Int128, _ parts: Int128, isRounded: Bool, epoch: CMTimeEpoch) -> CMTime {
    var timescale = min(parts, Int128(kCMTimeMaxTimescale))
    while timescale > 0 {
      let (whole, isInexact) = scaled(value, parts, to: timescale)
      if let fitting = Int64(exactly: whole) {
        let flags: CMTimeFlags = isRounded || isInexact ? [.valid, .hasBeenRounded] : .valid
        return CMTime(value: fitting, timescale: Int32(timescale), flags: flags, epoch: epoch)
      }
      timescale /= 2
    }
    return value < 0 ? .negativeInfinity : .positiveInfinity
  }

  private static func scaled(_ value: Int128, _ parts: Int128, to timescale: Int128) -> (Int128, Bool) {
    guard timescale != parts else { return (value, false) }
    // The value is at most 2^95 here, so that the whole seconds and the rest can be multiplied.
    let (whole, rest) = value.quotientAndRemainder(dividingBy: parts)
    let fraction = CMTimeRoundingMethod.default.quotient(rest * timescale, by: parts, isFiner: false)
    return (whole * timescale + fraction.value, fraction.isRounded)
  }

  /// The time as often as a whole number says.
  func multiplied(by factor: Int32) -> CMTime {
    guard isNumeric else { return scalingInfinite(by: Double(factor)) }
    return CMTime.fraction(
      Int128(value) * Int128(factor), Int128(timescale), isRounded: hasBeenRounded, epoch: epoch)
  }

  /// The time as often as a number says; invalid if that is not finite.
  func multiplied(by factor: Double) -> CMTime {
    guard factor.isFinite else { return .invalid }
    guard isNumeric else { return scalingInfinite(by: factor) }
    // As fine as thousands of a part, so that small factors lose little.
    let finest = max(timescale, min(kCMTimeMaxTimescale / 2, 1_000_000_000))
    var product = CMTime(seconds: seconds * factor, preferredTimescale: factor == factor.rounded() ? timescale : finest)
    product.epoch = epoch
    return product
  }

  private func scalingInfinite(by factor: Double) -> CMTime {
    guard isPositiveInfinity || isNegativeInfinity else { return self }
    if factor == 0 { return .invalid }
    return isPositiveInfinity == (factor > 0) ? .positiveInfinity : .negativeInfinity
  }

  /// The time as often as a fraction says; invalid if the divisor is zero.
  func multiplied(by multiplier: Int32, dividedBy divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    guard isNumeric else { return scalingInfinite(by: Double(multiplier) / Double(divisor)) }
    let sign: Int128 = divisor < 0 ? -1 : 1
    return CMTime.fraction(
      sign * Int128(value) * Int128(multiplier), Int128(timescale) * Int128(divisor.magnitude),
      isRounded: hasBeenRounded, epoch: epoch)
  }
}
