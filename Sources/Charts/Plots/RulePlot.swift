import SwiftUI

/// Lines for the elements of a collection (CH21).
nonisolated public struct RulePlot<DataElement>: PrimitivePlot {
  let source: PlotSource<DataElement>

  /// Lines across the plot that stand.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.rule)
      mark.x = MarkExtent(x.datum(element))
      return mark
    }
  }

  /// Lines across the plot that lie.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.rule)
      mark.y = MarkExtent(y.datum(element))
      return mark
    }
  }

  /// Lines that stand, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.rule)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(yStart.datum(element), yEnd.datum(element))
      return mark
    }
  }

  /// Lines that lie, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.rule)
      mark.x = MarkExtent(xStart.datum(element), xEnd.datum(element))
      mark.y = MarkExtent(y.datum(element))
      return mark
    }
  }
}
