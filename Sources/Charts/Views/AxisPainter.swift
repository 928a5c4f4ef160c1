import SwiftUI

/// Draws the lines of axes.
nonisolated struct AxisPainter {
  let axis: AxisPlan
  let scale: PositionScale
  let isMirrored: Bool

  private var isX: Bool { axis.edge == .top || axis.edge == .bottom }

  static var gridStyle: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.35)) }

  func drawTicks(_ context: GraphicsContext, _ size: CGSize) {
    let context = directed(context, size)
    let placed = scale.on(length: isX ? size.width : size.height, isVertical: !isX)
    for tick in axis.ticks {
      guard let position = placed.position(tick.place), let length = tick.length else { continue }
      let depth = min(length.points(labels: isX ? size.height : size.width), isX ? size.height : size.width)
      let ends: (CGPoint, CGPoint) =
        switch axis.edge {
        case .bottom: (CGPoint(x: position, y: 0), CGPoint(x: position, y: depth))
        case .top: (CGPoint(x: position, y: size.height), CGPoint(x: position, y: size.height - depth))
        case .trailing: (CGPoint(x: 0, y: position), CGPoint(x: depth, y: position))
        case .leading: (CGPoint(x: size.width, y: position), CGPoint(x: size.width - depth, y: position))
        }
      draw(tick.line, from: ends.0, to: ends.1, context)
    }
  }

  func drawGrid(_ context: GraphicsContext, _ size: CGSize) {
    let context = directed(context, size)
    let placed = scale.on(length: isX ? size.width : size.height, isVertical: !isX)
    for line in axis.gridLines {
      guard let position = placed.position(line.place) else { continue }
      let start = isX ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
      let end = isX ? CGPoint(x: position, y: size.height) : CGPoint(x: size.width, y: position)
      draw(line.line, from: start, to: end, context)
    }
  }

  private func directed(_ context: GraphicsContext, _ size: CGSize) -> GraphicsContext {
    guard isMirrored else { return context }
    var context = context
    context.translateBy(x: size.width, y: 0)
    context.scaleBy(x: -1, y: 1)
    return context
  }

  private func draw(_ line: AxisLine, from start: CGPoint, to end: CGPoint, _ context: GraphicsContext) {
    var path = Path()
    path.move(to: CGPoint(x: start.x + line.offset.width, y: start.y + line.offset.height))
    path.addLine(to: CGPoint(x: end.x + line.offset.width, y: end.y + line.offset.height))
    context.stroke(
      path, with: .style(line.style ?? Self.gridStyle), style: line.stroke ?? StrokeStyle(lineWidth: 0.5))
  }
}
