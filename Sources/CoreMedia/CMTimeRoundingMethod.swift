/// How a time is rounded when its timescale changes.
public enum CMTimeRoundingMethod: UInt32, Hashable, Sendable {
  /// To the nearest value, halves away from zero.
  case roundHalfAwayFromZero = 1
  /// To the value that is nearer to zero.
  case roundTowardZero = 2
  /// To the value that is farther from zero.
  case roundAwayFromZero = 3
  /// Toward zero for a finer timescale, away from zero for a coarser one.
  case quickTime = 4
  /// To the greater value.
  case roundTowardPositiveInfinity = 5
  /// To the smaller value.
  case roundTowardNegativeInfinity = 6

  /// The method that is used where none is named.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  /// A quotient as a whole number, with whether it had to be rounded.
  ///
  /// - Parameter divisor: positive.
  func quotient(_ dividend: Int128, by divisor: Int128, isFiner: Bool) -> (value: Int128, isRounded: Bool) {
    let (whole, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    guard rest != 0 else { return (whole, false) }
    let away = whole + rest.signum()
    let value =
      switch self {
      case .roundHalfAwayFromZero: rest.magnitude * 2 >= divisor.magnitude ? away : whole
      case .roundTowardZero: whole
      case .roundAwayFromZero: away
      case .quickTime: isFiner ? whole : away
      case .roundTowardPositiveInfinity: rest > 0 ? away : whole
      case .roundTowardNegativeInfinity: rest < 0 ? away : whole
      }
    return (value, true)
  }
}
