import SwiftUI

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
