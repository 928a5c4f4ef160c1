import Foundation

extension CGContext {
  // MARK: Paths

  /// Adds another path. Later changes of it do not matter.
  public func addPath(_ other: CGPath) {
    path.addPath(other.path)
  }

  /// The path that was begun; nil while it is empty.
  public var currentPath: CGPath? {
    path.isEmpty ? nil : CGPath(path)
  }

  /// Adds straight lines from the first of some points to each of the others.
  public func addLines(between points: [CGPoint]) {
    path.addLines(points)
  }

  /// Adds a part of a circle. The angles are in radians; 0 points to the right.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: of the circle, in points.
  ///   - startAngle: where the part begins.
  ///   - endAngle: where it ends.
  ///   - clockwise: whether it leads clockwise where y grows upward, which is counterclockwise where y grows downward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
  }

  /// Whether the path encloses a point, by the rule of a way to draw it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
  }

  /// Draws the path, which is then empty.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path
    if mode != .stroke {
      fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    path = drawn
    if mode != .fill, mode != .eoFill { strokePath() }
    path = Path()
  }

  /// Fills the path by a rule for what is inside. The path is then empty.
  public func fillPath(using rule: CGPathFillRule) {
    add(.fill(path, .color(state.fillColor), FillStyle(eoFill: rule == .evenOdd)))
    path = Path()
  }

  /// From now on nothing is drawn outside of the path, by a rule for what is inside. The path is then empty.
  public func clip(using rule: CGPathFillRule) {
    state.clips.append(
      DisplayGroup.Clip(path: path.applying(state.transform), style: FillStyle(eoFill: rule == .evenOdd)))
    path = Path()
  }

  /// Draws lines, each between a point and the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Fills rectangles. The path stays as it is.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Draws the outline of a rectangle with another width. The path stays as it is.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.stroke.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(old)
  }

  /// Makes a rectangle clear.
  public func clear(_ rect: CGRect) {
    let old = state.blendMode
    state.blendMode = .destinationOut
    add(.fill(Path(rect), .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)), FillStyle()))
    state.blendMode = old
  }

  // MARK: State

  /// Leads from the coordinates of what is drawn now to those of the page.
  public var ctm: CGAffineTransform { state.transform }

  /// How far corners of lines may stick out, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit
  }

  /// How what is drawn from now on is mixed with what lies below.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// What is drawn from now on throws a shadow. Figures that are no numbers make none.
  ///
  /// - Parameters:
  ///   - offset: from what throws it, in points, with y growing downward.
  ///   - blur: how soft it is, in points.
  ///   - color: of the shadow.
  package func setShadow(offset: CGSize, blur: CGFloat, resolved color: Color.Resolved) {
    let isUsable = blur.isFinite && blur >= 0 && offset.width.isFinite && offset.height.isFinite
    state.shadow = isUsable && color.opacity > 0 ? .shadow(color, radius: blur / 2, offset: offset) : nil
  }

  /// Draws items of a display list in the coordinates of what is drawn now.
  package func draw(_ items: [DisplayItem]) {
    add(.group(DisplayGroup(items: items)))
  }

  /// Fills what is not clipped with a paint, in the coordinates of what is drawn now.
  package func fill(_ path: Path, with paint: Paint) {
    add(.fill(path, paint, FillStyle()))
  }
}

/// How paths are drawn.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, by the winding rule.
  case fill = 0
  /// Filled, where it is enclosed an odd number of times.
  case eoFill
  /// As an outline.
  case stroke
  /// Filled, by the winding rule, with an outline.
  case fillStroke
  /// Filled where it is enclosed an odd number of times, with an outline.
  case eoFillStroke
}
