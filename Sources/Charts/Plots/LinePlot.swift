import SwiftUI

/// A line through the elements of a collection, or of a function (CH21).
nonisolated public struct LinePlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  private let source: FunctionSource<DataElement>

  @MainActor public func _collect(into collector: inout _ChartCollector) {
    source.collect(into: &collector) { _, _ in }
  }

  @MainActor public func _collect(
    into collector: inout _ChartCollector, changing change: (inout MarkChange, DataElement) -> Void
  ) {
    source.collect(into: &collector, changing: change)
  }

  /// A line through the elements of a collection, in their order.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Data.Element == DataElement {
    source = .data(
      PlotSource(data) { element in
        var mark = ChartMark(.line)
        mark.x = MarkExtent(x.datum(element))
        mark.y = MarkExtent(y.datum(element))
        return mark
      })
  }

  /// A line through the elements of each series of a collection, in their order.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Data.Element == DataElement {
    source = .data(
      PlotSource(data) { element in
        var mark = ChartMark(.line)
        mark.x = MarkExtent(x.datum(element))
        mark.y = MarkExtent(y.datum(element))
        mark.series = series.datum(element)
        return mark
      })
  }
}

extension LinePlot where DataElement == FunctionSample {
  /// The line of a function. A result that is no finite number interrupts it.
  ///
  /// - Parameters:
  ///   - x: what the values that the function gets are called.
  ///   - y: what its results are called.
  ///   - domain: the values that it gets; nil for those of the chart.
  ///   - function: the function.
  public nonisolated init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    let labels = (Text(x), Text(y))
    source = .function(domain) { domain in
      FunctionSample.all(in: domain) { x in (x, function(x), nil) }
    } mark: {
      $0.mark(.line, labels.0, labels.1)
    }
  }

  /// The line of points that a function has for the values of a parameter.
  public nonisolated init<X: StringProtocol, Y: StringProtocol, T: StringProtocol>(
    x: X, y: Y, t: T, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    let labels = (Text(x), Text(y))
    source = .function(domain) { domain in
      FunctionSample.all(in: domain) { t in
        let point = function(t)
        return (point.x, point.y, nil)
      }
    } mark: {
      $0.mark(.line, labels.0, labels.1)
    }
  }
}
