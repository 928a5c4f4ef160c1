import Foundation

/// Round numbers on an axis (CH11).
nonisolated enum NumberTicks {
  /// More ticks than this cannot be told apart.
  static let limit = 1_000

  /// A round step, 1, 2 or 5 times a power of ten, of which about `count` fit between two numbers.
  static func step(_ lower: Double, _ upper: Double, count: Int) -> Double {
    let span = abs(upper - lower)
    guard span.isFinite, span > 0 else { return 1 }
    let rough = span / Double(max(1, count))
    let power = pow(10, log10(rough).rounded(.down))
    guard power.isFinite, power > 0 else { return span }
    let factor = rough / power
    let nice: Double = factor < 1.5 ? 1 : factor < 3.5 ? 2 : factor < 7.5 ? 5 : 10
    return nice * power
  }

  /// The multiples of a step between two numbers.
  static func multiples(of step: Double, _ lower: Double, _ upper: Double) -> [Double] {
    guard step.isFinite, step > 0, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    // A tick at the end may miss it by a rounding error.
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard last - first < Double(limit), last >= first else { return [] }
    return (0...Int(last - first)).map { index in
      let value = (first + Double(index)) * step
      return value == 0 ? 0 : value
    }
  }

  /// The powers of ten between two numbers above zero, and 2 and 5 times them where there are few.
  static func powers(_ lower: Double, _ upper: Double, count: Int) -> [Double] {
    guard lower > 0, upper > lower, upper.isFinite else { return [] }
    let first = Int(log10(lower).rounded(.down))
    let last = Int(log10(upper).rounded(.up))
    let decades = max(1, last - first)
    let stride = max(1, decades / max(1, count))
    let factors: [Double] = decades < 3 ? [1, 2, 5] : [1]
    var values: [Double] = []
    for exponent in Swift.stride(from: first, through: last, by: stride) {
      let power = pow(10, Double(exponent))
      values += factors.map { $0 * power }
    }
    let (low, high) = (lower * (1 - 1e-9), upper * (1 + 1e-9))
    return values.filter { $0 >= low && $0 <= high }
  }

  /// Bounds around two numbers that are multiples of the step between ticks.
  static func rounded(
    _ lower: Double, _ upper: Double, count: Int, lowerBound: Bool = true, upperBound: Bool = true
  ) -> (Double, Double) {
    let step = step(lower, upper, count: count)
    let low = (lower / step + 1e-9).rounded(.down) * step
    let high = (upper / step - 1e-9).rounded(.up) * step
    return (lowerBound && low.isFinite ? low : lower, upperBound && high.isFinite ? high : upper)
  }
}
