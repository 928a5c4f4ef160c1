import SwiftUI

/// A plot of the library.
protocol PrimitivePlot: PrimitiveChartContent, VectorizedChartContent {
  var source: PlotSource<DataElement> { get }
}

extension PrimitivePlot {
  public func _collect(into collector: inout _ChartCollector) {
    source.collect(into: &collector) { _, _ in }
  }

  public func _collect(into collector: inout _ChartCollector, changing change: (inout MarkChange, DataElement) -> Void)
  {
    source.collect(into: &collector, changing: change)
  }
}
