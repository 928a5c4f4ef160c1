import SwiftUI

/// A shape that marks a value.
nonisolated public protocol ChartSymbolShape: Shape {
  /// How large the shape is drawn, seen from a circle for the same value: 1 is as large.
  var perceptualUnitRect: CGRect { get }
}

/// A shape that marks a value, of any type.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape
  public let perceptualUnitRect: CGRect
  /// Whether the shape is drawn by its outline.
  let isOutline: Bool

  /// Any shape, without its type.
  public init<S: ChartSymbolShape>(_ shape: S) {
    if let any = shape as? AnyChartSymbolShape {
      self = any
    } else {
      self.shape = AnyShape(shape)
      perceptualUnitRect = shape.perceptualUnitRect
      isOutline = (shape as? BasicChartSymbolShape)?.isOutline ?? false
    }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape around a point, with an area in square points.
  func path(at point: CGPoint, area: CGFloat) -> Path {
    let side = max(0, area).squareRoot()
    let unit = perceptualUnitRect
    return path(
      in: CGRect(
        x: point.x + (unit.minX - 0.5) * side, y: point.y + (unit.minY - 0.5) * side, width: unit.width * side,
        height: unit.height * side))
  }
}

/// The shapes that charts have for values.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  public var perceptualUnitRect: CGRect {
    let side =
      switch kind {
      case .square: 0.9
      case .triangle, .pentagon: 1.1
      case .diamond: 1.2
      case .circle, .plus, .cross, .asterisk: 1.0
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  var isOutline: Bool {
    switch kind {
    case .plus, .cross, .asterisk: true
    default: false
    }
  }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: rays(4, from: 0, in: rect)
    case .cross: rays(4, from: .pi / 4, in: rect)
    case .asterisk: rays(6, from: 0, in: rect)
    }
  }

  private func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
  }

  private func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<count).map { point(2 * .pi * CGFloat($0) / CGFloat(count), in: rect) })
    path.closeSubpath()
    return path
  }

  private func rays(_ count: Int, from start: CGFloat, in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<count {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: point(start + 2 * .pi * CGFloat(index) / CGFloat(count), in: rect))
    }
    return path
  }
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

extension Circle: ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
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

nonisolated extension BasicChartSymbolShape {
  /// The border of the shape, inside of it. The width is in points; one that is not above 0 draws nothing.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedChartSymbolShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The border of a symbol.
nonisolated struct BorderedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
    let width = min(style.lineWidth, rect.width, rect.height)
    var style = style
    style.lineWidth = width
    return base.path(in: rect.insetBy(dx: width / 2, dy: width / 2)).strokedPath(style)
  }
}
