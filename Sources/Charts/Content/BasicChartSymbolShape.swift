import SwiftUI

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

nonisolated extension BasicChartSymbolShape {
  /// The border of the shape, inside of it. The width is in points; one that is not above 0 draws nothing.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedChartSymbolShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
