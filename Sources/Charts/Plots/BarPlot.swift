import SwiftUI

/// Bars for the elements of a collection (CH21).
nonisolated public struct BarPlot<DataElement>: PrimitivePlot {
  let source: PlotSource<DataElement>

  /// Bars from zero. They stand, unless `y` is a category, date or bin and `x` a number.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.bar)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(y.datum(element))
      mark.width = width
      mark.height = height
      mark.stacking = stacking
      return mark
    }
  }

  /// Bars that stand, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.bar)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(yStart.datum(element), yEnd.datum(element))
      mark.width = width
      return mark
    }
  }

  /// Bars that lie, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.bar)
      mark.x = MarkExtent(xStart.datum(element), xEnd.datum(element))
      mark.y = MarkExtent(y.datum(element))
      mark.height = height
      return mark
    }
  }
}
