import SwiftUI

/// A value of a function that is plotted.
nonisolated public struct FunctionSample: Sendable {
  let x: Double
  let y: Double
  /// The other edge of an area.
  let end: Double?

  /// How often a function is asked: a plot is seldom wider.
  private static let count = 400

  /// The values of a function over a domain; none if its bounds are not finite.
  static func all(
    in domain: ClosedRange<Double>, _ function: (Double) -> (Double, Double, Double?)
  ) -> [FunctionSample] {
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return [] }
    let step = (domain.upperBound - domain.lowerBound) / Double(count)
    return (0...count).map { index in
      let (x, y, end) = function(domain.lowerBound + Double(index) * step)
      return FunctionSample(x: x, y: y, end: end)
    }
  }

  func mark(_ kind: ChartMark.Kind, _ xLabel: Text, _ yLabel: Text) -> ChartMark {
    var mark = ChartMark(kind)
    mark.x = MarkExtent(ChartDatum(xLabel, .number(x)))
    let start = ChartDatum(yLabel, .number(y))
    mark.y = end.map { MarkExtent(start, ChartDatum(yLabel, .number($0))) } ?? MarkExtent(start)
    return mark
  }
}
