import SwiftUI

/// A symbol at a value.
nonisolated public struct PointMark: PrimitiveMark {
  let mark: ChartMark

  private init(_ x: MarkExtent, _ y: MarkExtent) {
    var mark = ChartMark(.point)
    mark.x = x
    mark.y = y
    self.mark = mark
  }

  /// A symbol at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(MarkExtent(x.datum), MarkExtent(y.datum))
  }

  /// A symbol at a value, and so many points from the top of the plot; nil is its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(MarkExtent(x.datum), MarkExtent(at: y))
  }

  /// A symbol at a value, and so many points from the beginning of the plot; nil is its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(MarkExtent(at: x), MarkExtent(y.datum))
  }
}
