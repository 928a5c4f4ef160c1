import SwiftUI

/// A straight line across the plot or between two values.
nonisolated public struct RuleMark: PrimitiveMark {
  let mark: ChartMark

  private init(_ x: MarkExtent, _ y: MarkExtent) {
    var mark = ChartMark(.rule)
    mark.x = x
    mark.y = y
    self.mark = mark
  }

  /// A line that stands, between two places in points: nil is an edge of the plot.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(MarkExtent(x.datum), MarkExtent(from: yStart, to: yEnd))
  }

  /// A line that lies, between two places in points: nil is an edge of the plot.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(MarkExtent(from: xStart, to: xEnd), MarkExtent(y.datum))
  }

  /// A line that stands, between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(MarkExtent(x.datum), MarkExtent(yStart.datum, yEnd.datum))
  }

  /// A line that lies, between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(MarkExtent(xStart.datum, xEnd.datum), MarkExtent(y.datum))
  }
}
