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

/// The elements of a collection, or the values of a function.
nonisolated enum FunctionSource<Element> {
  case data(PlotSource<Element>)
  case function(
    ClosedRange<Double>?, (ClosedRange<Double>) -> [Element], mark: (Element) -> ChartMark)

  func collect(into collector: inout _ChartCollector, changing change: (inout MarkChange, Element) -> Void) {
    switch self {
    case .data(let source): source.collect(into: &collector, changing: change)
    case .function(let domain?, let samples, let mark):
      PlotSource(samples(domain), mark).collect(into: &collector, changing: change)
    case .function(nil, let samples, let mark):
      // What is said about all values is known now, the domain only when all data are.
      var changed = MarkChange(attributes: collector.attributes)
      if let sample = samples(0...1).first { change(&changed, sample) }
      let attributes = changed.attributes
      let path = collector.path
      collector.functions.append { domain, collector in
        let outer = (collector.attributes, collector.path)
        collector.attributes = attributes
        collector.path = path
        PlotSource(samples(domain), mark).collect(into: &collector) { _, _ in }
        (collector.attributes, collector.path) = outer
      }
    }
  }
}
