import Foundation

/// An outline as Core Graphics has it: a `Path` that does not change.
nonisolated public class CGPath: Hashable {
  fileprivate(set) package final var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
  }

  public final var isEmpty: Bool { path.isEmpty }
  public final var boundingBox: CGRect { path.boundingRect }
  public final var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Where the next segment begins; the origin for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  public final func copy() -> CGPath? { CGPath(path) }

  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of a line along the path.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public final func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// Which areas count as inside of a path that crosses itself.
nonisolated public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// An outline that is drawn piece by piece.
nonisolated public final class CGMutablePath: CGPath {
  public convenience init() {
    self.init(Path())
  }

  private func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    guard transform != .identity else { return draw(&path) }
    var piece = Path()
    if let point = path.currentPoint { piece.move(to: point.applying(transform.inverted())) }
    draw(&piece)
    path.addPath(piece.applying(transform))
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }

  /// Adds a part of a circle; angles in radians, clockwise in coordinates whose y grows upward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
      transform: transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  public func closeSubpath() {
    path.closeSubpath()
  }
}

nonisolated extension Path {
  /// The outline that a path of Core Graphics has now.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// The outline that a path of Core Graphics has now.
  public init(_ path: CGMutablePath) {
    self = path.path
  }

  /// The same outline as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }
}
