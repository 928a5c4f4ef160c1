import SwiftUI

/// A mark of the library.
protocol PrimitiveMark: PrimitiveChartContent {
  var mark: ChartMark { get }
}

extension PrimitiveMark {
  public func _collect(into collector: inout _ChartCollector) {
    collector.add(mark)
  }
}
