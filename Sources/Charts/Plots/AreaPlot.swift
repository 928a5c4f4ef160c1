import SwiftUI

/// An area over the elements of a collection, or of a function (CH21).
nonisolated public struct AreaPlot<DataElement>: VectorizedChartContent, PrimitiveChartContent {
  private let source: FunctionSource<DataElement>

  @MainActor public func _collect(into collector: inout _ChartCollector) {
    source.collect(into: &collector) { _, _ in }
  }

  @MainActor public func _collect(
    into collector: inout _ChartCollector, changing change: (inout MarkChange, DataElement) -> Void
  ) {
    source.collect(into: &collector, changing: change)
  }

  /// An area from zero.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    source = .data(
      PlotSource(data) { element in
        var mark = ChartMark(.area)
        mark.x = MarkExtent(x.datum(element))
        mark.y = MarkExtent(y.datum(element))
        mark.stacking = stacking
        return mark
      })
  }

  /// An area from zero for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    source = .data(
      PlotSource(data) { element in
        var mark = ChartMark(.area)
        mark.x = MarkExtent(x.datum(element))
        mark.y = MarkExtent(y.datum(element))
        mark.series = series.datum(element)
        mark.stacking = stacking
        return mark
      })
  }

  /// An area between two edges.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element == DataElement {
    source = .data(
      PlotSource(data) { element in
        var mark = ChartMark(.area)
        mark.x = MarkExtent(x.datum(element))
        mark.y = MarkExtent(yStart.datum(element), yEnd.datum(element))
        return mark
      })
  }

  /// An area between two edges for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Data.Element == DataElement {
    source = .data(
      PlotSource(data) { element in
        var mark = ChartMark(.area)
        mark.x = MarkExtent(x.datum(element))
        mark.y = MarkExtent(yStart.datum(element), yEnd.datum(element))
        mark.series = series.datum(element)
        return mark
      })
  }
}

extension AreaPlot where DataElement == FunctionSample {
  /// The area between zero and a function. A result that is no finite number interrupts it.
  public nonisolated init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    let labels = (Text(x), Text(y))
    source = .function(domain) { domain in
      FunctionSample.all(in: domain) { x in (x, 0, function(x)) }
    } mark: {
      $0.mark(.area, labels.0, labels.1)
    }
  }

  /// The area between two functions. A result that is no finite number interrupts it.
  public nonisolated init<X: StringProtocol, S: StringProtocol, E: StringProtocol>(
    x: X, yStart: S, yEnd: E, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let labels = (Text(x), Text(yStart))
    source = .function(domain) { domain in
      FunctionSample.all(in: domain) { x in
        let edges = function(x)
        return (x, edges.yStart, edges.yEnd)
      }
    } mark: {
      $0.mark(.area, labels.0, labels.1)
    }
  }
}
