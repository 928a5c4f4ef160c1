import SwiftUI

/// A shape that marks a value.
nonisolated public protocol ChartSymbolShape: Shape {
  /// How large the shape is drawn, seen from a circle for the same value: 1 is as large.
  var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disk.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star of six rays.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

nonisolated extension ChartSymbolShape where Self: InsettableShape {
  /// The border of the shape, inside of it. The width is in points; one that is not above 0 draws nothing.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The border of the shape, inside of it.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedChartSymbolShape(base: self, style: style)
  }
}
