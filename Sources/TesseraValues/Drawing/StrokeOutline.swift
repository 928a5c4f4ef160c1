import Foundation

extension Path {
  /// The outline of the area that a stroke along the path covers.
  ///
  /// Empty if the line width is not positive.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style: style)
    for subpath in subpaths {
      let chain = StrokeChain(subpath, tolerance: StrokeOutline.tolerance)
      if let pattern = style.dashPattern {
        for dash in chain.dashes(pattern: pattern, phase: style.dashPhase) { outline.add(dash) }
      } else {
        outline.add(chain)
      }
    }
    return Path(elements: outline.elements)
  }
}

/// Draws the outline of a stroke: along one side of the line, round its end, and back along the other.
///
/// Where the line bends, the side on the inside of the bend runs through the corner point; the
/// overlaps that this makes do not show when the outline is filled by the non-zero rule.
private struct StrokeOutline {
  /// How far the straight pieces that curves are drawn with may lie from the curve, in points.
  static let tolerance: CGFloat = 0.05

  private let style: StrokeStyle
  private let radius: CGFloat
  private(set) var elements: [Path.Element] = []
  private var points: [CGPoint] = []

  init(style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  mutating func add(_ chain: StrokeChain) {
    guard chain.vertices.count > 1 else {
      if let vertex = chain.vertices.first { addDot(at: vertex.point) }
      return
    }
    let backwards = chain.reversed
    if chain.isClosed {
      addSide(of: chain)
      addJoins(at: chain.vertices[0], from: chain.lastDirection, to: chain.direction(0))
      finish()
      addSide(of: backwards)
      addJoins(at: backwards.vertices[0], from: backwards.lastDirection, to: backwards.direction(0))
      finish()
    } else {
      addSide(of: chain)
      addCap(at: chain.vertices[chain.vertices.count - 1].point, direction: chain.lastDirection)
      addSide(of: backwards)
      addCap(at: chain.vertices[0].point, direction: backwards.lastDirection)
      finish()
    }
  }

  /// The left side of a chain, with the corners between its pieces.
  private mutating func addSide(of chain: StrokeChain) {
    for index in 0..<chain.pieceCount {
      let direction = chain.direction(index)
      if index > 0 { addJoins(at: chain.vertices[index], from: chain.direction(index - 1), to: direction) }
      let side = direction.turned * -radius
      points.append(chain.start(index) + side)
      points.append(chain.end(index) + side)
    }
  }

  private mutating func addJoins(at vertex: StrokeChain.Vertex, from: CGPoint, to: CGPoint) {
    let turn = from.cross(to)
    if turn < 0 {
      points.append(vertex.point)
    } else if turn > 0 || from.dot(to) < 0 {
      addOuterJoin(at: vertex, from: from, to: to)
    }
  }

  private mutating func addOuterJoin(at vertex: StrokeChain.Vertex, from: CGPoint, to: CGPoint) {
    let (before, after) = (from.turned * -radius, to.turned * -radius)
    switch vertex.isSmooth ? .round : style.lineJoin {
    case .bevel:
      break
    case .round:
      addArc(around: vertex.point, from: before, angle: atan2(from.cross(to), from.dot(to)))
    case .miter:
      let halfCosine = ((1 + from.dot(to)) / 2).squareRoot()
      guard halfCosine > 0, 1 / halfCosine <= style.miterLimit else { return }
      points.append(vertex.point + (before + after).normalized * (radius / halfCosine))
    }
  }

  private mutating func addCap(at point: CGPoint, direction: CGPoint) {
    let side = direction.turned * -radius
    switch style.lineCap {
    case .butt:
      break
    case .round:
      addArc(around: point, from: side, angle: .pi)
    case .square:
      points.append(point + side + direction * radius)
      points.append(point - side + direction * radius)
    }
  }

  /// A line without length shows only its caps.
  private mutating func addDot(at point: CGPoint) {
    let size = CGSize(width: style.lineWidth, height: style.lineWidth)
    let square = CGRect(origin: CGPoint(x: point.x - radius, y: point.y - radius), size: size)
    switch style.lineCap {
    case .butt: break
    case .round: elements.appendEllipse(in: square)
    case .square: elements.appendRect(square)
    }
  }

  private mutating func addArc(around center: CGPoint, from side: CGPoint, angle: CGFloat) {
    let step = 2 * acos(max(0, 1 - Self.tolerance / radius))
    let count = max(1, Int(saturating: (abs(angle) / max(step, 0.05)).rounded(.up)))
    for index in 0...count {
      let turn = CGAffineTransform(rotationAngle: angle * CGFloat(index) / CGFloat(count))
      points.append(center + side.applying(turn))
    }
  }

  private mutating func finish() {
    guard let first = points.first else { return }
    elements.append(.move(to: first))
    elements += points.dropFirst().map { .line(to: $0) }
    elements.append(.closeSubpath)
    points.removeAll(keepingCapacity: true)
  }
}
