import Foundation

/// Colors at the crossings of a net, which go over into one another between them.
nonisolated public struct MeshGradient: ShapeStyle, Equatable {
  /// A crossing, and the points toward which the curves leave it. All from 0 to 1 in the painted area.
  public struct BezierPoint: Equatable, Sendable {
    /// Where the crossing is.
    public var position: SIMD2<Float>
    /// Toward where the curve to the neighbor on the left leaves.
    public var leadingControlPoint: SIMD2<Float>
    /// Toward where the curve to the neighbor above leaves.
    public var topControlPoint: SIMD2<Float>
    /// Toward where the curve to the neighbor on the right leaves.
    public var trailingControlPoint: SIMD2<Float>
    /// Toward where the curve to the neighbor below leaves.
    public var bottomControlPoint: SIMD2<Float>

    /// A crossing and its four points, all from 0 to 1 in the painted area.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the crossings are, row by row.
  public enum Locations: Equatable, Sendable {
    /// From 0 to 1 in the painted area; curves between them find their own way.
    case points([SIMD2<Float>])
    /// With the points toward which the curves leave.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the crossings, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colors that the surroundings resolve.
    case colors([Color])
    /// Colors in numbers.
    case resolvedColors([Color.Resolved])
  }

  /// How many crossings there are side by side.
  public var width: Int
  /// How many there are one below the other.
  public var height: Int
  /// Where the crossings are.
  public var locations: Locations
  /// The colors of the crossings.
  public var colors: Colors
  /// What is seen where the net leaves room.
  public var background: Color
  /// Whether colors change without any edge at the curves.
  public var smoothsColors: Bool
  /// How the colors between two are found.
  public var colorSpace: Gradient.ColorSpace

  public typealias Resolved = Never

  /// A net with fewer than two crossings in a row or a column, and one without a point and a color for each crossing,
  /// is not drawn; the background is.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A net of crossings that are connected by smooth curves.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net of crossings that are connected by smooth curves, with colors in numbers.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net whose curves are given.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net whose curves are given, with colors in numbers.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _paint(in context: _PaintContext) -> _Paint {
    let ground = background.resolve(in: context.environment)
    let paint = mesh(in: context, ground).map(Paint.mesh) ?? .color(ground)
    return _Paint(paint.multiplyingOpacity(by: HierarchicalShapeStyle.opacity(at: context.level)))
  }

  /// nil if the net cannot be drawn.
  private func mesh(in context: _PaintContext, _ ground: Color.Resolved) -> MeshPaint? {
    func place(_ point: SIMD2<Float>) -> CGPoint {
      let bounds = context.bounds
      return CGPoint(
        x: bounds.minX + CGFloat(point.x) * bounds.width, y: bounds.minY + CGFloat(point.y) * bounds.height)
    }
    let shownColors =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: context.environment) }
      case .resolvedColors(let colors): colors
      }
    var mesh = MeshPaint(
      columns: width, rows: height, points: [], handles: nil, colors: shownColors, background: ground,
      isSmooth: smoothsColors, isPerceptual: colorSpace == .perceptual)
    switch locations {
    case .points(let points):
      mesh.points = points.map(place)
    case .bezierPoints(let points):
      mesh.points = points.map { place($0.position) }
      mesh.handles = points.map {
        MeshPaint.Handles(
          leading: place($0.leadingControlPoint), top: place($0.topControlPoint),
          trailing: place($0.trailingControlPoint), bottom: place($0.bottomControlPoint))
      }
    }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width >= 2, height >= 2, !overflow, mesh.points.count == count, mesh.colors.count == count else { return nil }
    return mesh
  }
}
