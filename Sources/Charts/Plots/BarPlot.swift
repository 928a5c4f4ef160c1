import SwiftUI

/// Bars for the elements of a collection (CH21).
nonisolated public struct BarPlot<DataElement>: PrimitivePlot {
  let source: PlotSource<DataElement>

  /// Bars from zero. They stand, unless `y` is a category, date or bin and `x` a number.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.bar)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(y.datum(element))
      mark.width = width.dimension(element)
      mark.height = height.dimension(element)
      mark.stacking = stacking
      return mark
    }
  }

  /// Bars that stand, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.bar)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(yStart.datum(element), yEnd.datum(element))
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// Bars that lie, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.bar)
      mark.x = MarkExtent(xStart.datum(element), xEnd.datum(element))
      mark.y = MarkExtent(y.datum(element))
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// Bars with a value in one direction, and places in points in the other: nil is an edge of the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.bar)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(from: yStart, to: yEnd)
      mark.width = width.dimension(element)
      mark.stacking = stacking
      return mark
    }
  }

  /// Bars with a value in one direction, and places in points in the other: nil is an edge of the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.bar)
      mark.x = MarkExtent(from: xStart, to: xEnd)
      mark.y = MarkExtent(y.datum(element))
      mark.height = height.dimension(element)
      mark.stacking = stacking
      return mark
    }
  }
}
