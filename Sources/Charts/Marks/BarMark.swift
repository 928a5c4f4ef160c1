import SwiftUI

/// A bar, from zero to a value or between two values (CH4).
nonisolated public struct BarMark: PrimitiveMark {
  let mark: ChartMark

  private init(
    _ x: MarkExtent, _ y: MarkExtent, _ width: MarkDimension, _ height: MarkDimension, _ stacking: MarkStackingMethod
  ) {
    var mark = ChartMark(.bar)
    mark.x = x
    mark.y = y
    mark.width = width
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }

  /// A bar from zero. It stands, unless `y` is a category, date or bin and `x` a number.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(y.datum), width, height, stacking)
  }

  /// A bar that stands, between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(yStart.datum, yEnd.datum), width, .automatic, .unstacked)
  }

  /// A bar that lies, between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(MarkExtent(xStart.datum, xEnd.datum), MarkExtent(y.datum), .automatic, height, .unstacked)
  }

  /// A bar with a value in one direction, and places in points in the other: nil is an edge of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(from: yStart, to: yEnd), width, .automatic, stacking)
  }

  /// A bar with a value in one direction, and places in points in the other: nil is an edge of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkExtent(from: xStart, to: xEnd), MarkExtent(y.datum), .automatic, height, stacking)
  }

  /// A bar between two values in one direction, and places in points in the other: nil is an edge of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(
      MarkExtent(xStart.datum, xEnd.datum), MarkExtent(from: yStart, to: yEnd), .automatic, .automatic, .unstacked)
  }

  /// A bar between two values in one direction, and places in points in the other: nil is an edge of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      MarkExtent(from: xStart, to: xEnd), MarkExtent(yStart.datum, yEnd.datum), .automatic, .automatic, .unstacked)
  }
}
