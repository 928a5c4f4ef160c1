import SwiftUI

/// A point of an area's edge. The points of a series are joined in their order (CH7).
nonisolated public struct AreaMark: PrimitiveMark {
  let mark: ChartMark

  private init(_ x: MarkExtent, _ y: MarkExtent, _ series: ChartDatum?, _ stacking: MarkStackingMethod = .unstacked) {
    var mark = ChartMark(.area)
    mark.x = x
    mark.y = y
    mark.series = series
    mark.stacking = stacking
    self.mark = mark
  }

  /// An area from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(y.datum), nil, stacking)
  }

  /// An area of a series, from zero.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(y.datum), series.datum, stacking)
  }

  /// An area between two edges, one above the other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(yStart.datum, yEnd.datum), nil)
  }

  /// An area of a series between two edges, one above the other.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(yStart.datum, yEnd.datum), series.datum)
  }

  /// An area between two edges, one beside the other.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(MarkExtent(xStart.datum, xEnd.datum), MarkExtent(y.datum), nil)
  }

  /// An area of a series between two edges, one beside the other.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(MarkExtent(xStart.datum, xEnd.datum), MarkExtent(y.datum), series.datum)
  }
}
