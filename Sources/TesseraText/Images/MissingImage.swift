import Foundation

/// What previews show in the place of a picture that is not there: a dashed frame with a cross.
nonisolated enum MissingImage {
  /// Points.
  private static let side: CGFloat = 44
  private static let lineWidth: CGFloat = 1.5

  static let drawing = ImageDrawing(size: CGSize(width: side, height: side)) { frame, environment in
    let color = Paint.color(SystemColor.red.resolve(in: environment))
    let edge = frame.insetBy(dx: lineWidth, dy: lineWidth)
    var cross = Path()
    cross.move(to: CGPoint(x: edge.minX, y: edge.minY))
    cross.addLine(to: CGPoint(x: edge.maxX, y: edge.maxY))
    cross.move(to: CGPoint(x: edge.maxX, y: edge.minY))
    cross.addLine(to: CGPoint(x: edge.minX, y: edge.maxY))
    return [
      .stroke(Path(edge), color, StrokeStyle(lineWidth: lineWidth, dash: [4, 3])),
      .stroke(cross, color, StrokeStyle(lineWidth: lineWidth / 2)),
    ]
  }
}
