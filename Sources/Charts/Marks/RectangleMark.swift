import SwiftUI

/// A rectangle around a value or between values.
nonisolated public struct RectangleMark: PrimitiveMark {
  let mark: ChartMark

  private init(
    _ x: MarkExtent, _ y: MarkExtent, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic
  ) {
    var mark = ChartMark(.rectangle)
    mark.x = x
    mark.y = y
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  /// A rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(y.datum), width, height)
  }

  /// A rectangle between values in both directions.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(MarkExtent(xStart.datum, xEnd.datum), MarkExtent(yStart.datum, yEnd.datum))
  }

  /// A rectangle around a value, between two values in the other direction.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(yStart.datum, yEnd.datum), width)
  }

  /// A rectangle around a value, between two values in the other direction.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(MarkExtent(xStart.datum, xEnd.datum), MarkExtent(y.datum), .automatic, height)
  }

  /// A rectangle around a value, between two places in points: nil is an edge of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(from: yStart, to: yEnd), width)
  }

  /// A rectangle around a value, between two places in points: nil is an edge of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(MarkExtent(from: xStart, to: xEnd), MarkExtent(y.datum), .automatic, height)
  }

  /// A rectangle between two values, and between two places in points: nil is an edge of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(MarkExtent(xStart.datum, xEnd.datum), MarkExtent(from: yStart, to: yEnd))
  }

  /// A rectangle between two values, and between two places in points: nil is an edge of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(MarkExtent(from: xStart, to: xEnd), MarkExtent(yStart.datum, yEnd.datum))
  }
}
