import SwiftUI

/// Rectangles for the elements of a collection (CH21).
nonisolated public struct RectanglePlot<DataElement>: PrimitivePlot {
  let source: PlotSource<DataElement>

  /// Rectangles around two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.rectangle)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(y.datum(element))
      mark.width = width.dimension(element)
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// Rectangles between values in both directions.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.rectangle)
      mark.x = MarkExtent(xStart.datum(element), xEnd.datum(element))
      mark.y = MarkExtent(yStart.datum(element), yEnd.datum(element))
      return mark
    }
  }

  /// Rectangles around a value, between two values in the other direction.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.rectangle)
      mark.x = MarkExtent(x.datum(element))
      mark.y = MarkExtent(yStart.datum(element), yEnd.datum(element))
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// Rectangles around a value, between two values in the other direction.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.rectangle)
      mark.x = MarkExtent(xStart.datum(element), xEnd.datum(element))
      mark.y = MarkExtent(y.datum(element))
      mark.height = height.dimension(element)
      return mark
    }
  }
}
