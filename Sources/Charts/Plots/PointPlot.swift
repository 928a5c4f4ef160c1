import SwiftUI

/// Symbols for the elements of a collection (CH21).
nonisolated public struct PointPlot<DataElement>: PrimitivePlot {
  let source: PlotSource<DataElement>

  /// Symbols at two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.point)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(y.datum(element))
      return mark
    }
  }
}
