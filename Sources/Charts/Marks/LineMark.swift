import SwiftUI

/// A point of a line. The points of a series are joined in their order (CH7).
nonisolated public struct LineMark: PrimitiveMark {
  let mark: ChartMark

  private init(_ x: ChartDatum, _ y: ChartDatum, _ series: ChartDatum?) {
    var mark = ChartMark(.line)
    mark.x = MarkExtent(x)
    mark.y = MarkExtent(y)
    mark.series = series
    self.mark = mark
  }

  /// A point of the line of its style, symbol and position.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(x.datum, y.datum, nil)
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x.datum, y.datum, series.datum)
  }
}
