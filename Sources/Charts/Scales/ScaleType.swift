import Foundation

/// How values are spread over an axis (CH10).
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear
    case log
    case squareRoot
    case power(Double)
    case symmetricLog(Double)
    case category
    case date
  }

  let kind: Kind

  /// Equal steps are equally long.
  public static let linear = ScaleType(kind: .linear)
  /// Equal factors are equally long. What is not above zero has no place.
  public static let log = ScaleType(kind: .log)
  /// By the square root.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Equal factors are equally long, above zero and below, and steps around zero are.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  /// Each value takes a band of its own.
  public static let category = ScaleType(kind: .category)
  /// Moments.
  public static let date = ScaleType(kind: .date)

  /// By a power. An exponent that is not above 0 counts as 1.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent.isFinite && exponent > 0 ? exponent : 1))
  }

  /// Like `symmetricLog`, with a slope around zero. A slope that is not above 0 counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
  }

  /// The value on a ruler with equal steps; nil if it has no place.
  func applied(_ value: Double) -> Double? {
    let result =
      switch kind {
      case .linear, .category, .date: value
      case .log: value > 0 ? Foundation.log(value) : .nan
      case .squareRoot: Self.signed(value) { $0.squareRoot() }
      case .power(let exponent): Self.signed(value) { pow($0, exponent) }
      case .symmetricLog(let slope): Self.signed(value) { log1p(slope * $0) }
      }
    return result.isFinite ? result : nil
  }

  /// The value at a place of that ruler; nil if there is none.
  func inverted(_ place: Double) -> Double? {
    let result =
      switch kind {
      case .linear, .category, .date: place
      case .log: exp(place)
      case .squareRoot: Self.signed(place) { $0 * $0 }
      case .power(let exponent): Self.signed(place) { pow($0, 1 / exponent) }
      case .symmetricLog(let slope): Self.signed(place) { expm1($0) / slope }
      }
    return result.isFinite ? result : nil
  }

  /// Where a value lies between two others, from 0 to 1; nil if one of them has no place.
  func share(of value: Double, _ lower: Double, _ upper: Double) -> Double? {
    guard let place = applied(value), let first = applied(lower), let last = applied(upper), last > first else {
      return nil
    }
    let share = (place - first) / (last - first)
    return share.isFinite ? min(max(share, 0), 1) : nil
  }

  private static func signed(_ value: Double, _ function: (Double) -> Double) -> Double {
    value < 0 ? -function(-value) : function(value)
  }
}
