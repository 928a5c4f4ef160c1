import SwiftUI

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
