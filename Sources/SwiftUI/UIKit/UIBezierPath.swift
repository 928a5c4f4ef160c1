import Foundation
import TesseraCore

/// An outline under the name that it has in UIKit. Angles are radians.
nonisolated public final class UIBezierPath: NSObject {
  package private(set) var path: Path

  /// An empty path.
  public override init() {
    path = Path()
    super.init()
  }

  /// The outline of a rectangle.
  public init(rect: CGRect) {
    path = Path(rect)
  }

  /// The ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  /// A rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerRadius: in points; at most half of the shorter side is used.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle of which some corners are rounded; of `cornerRadii`, the width counts.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    path = Path(roundedRect: rect, cornerRadii: radii)
  }

  /// A part of a circle, in the direction that is seen. The angles are in radians; 0 points to the right.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    super.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path with the outline that a path of Core Graphics has now. Later changes of that path do not matter.
  public init(cgPath: CGPath) {
    path = Path(cgPath)
  }

  /// The outline as a path of Core Graphics. Changing what is returned does not change this path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Whether the path has no segments.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the path with all its control points.
  public var bounds: CGRect { path.boundingRect }
  /// Where the next segment begins; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The width of the outline, in points.
  public var lineWidth: CGFloat = 1
  /// The form of the ends of lines.
  public var lineCapStyle = CGLineCap.butt
  /// The form of the corners of lines.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far corners may stick out, in widths of the line.
  public var miterLimit: CGFloat = 10
  /// Whether an area that is enclosed an even number of times counts as outside.
  public var usesEvenOddFillRule = false

  /// Whether a point lies inside the path, by the rule that `usesEvenOddFillRule` chooses.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Begins a new part of the path at a point.
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, clockwise as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // SwiftUI's paths have it the other way round, as if y grew upward.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }

  /// Adds a straight line to where the current part of the path began.
  public func close() {
    path.closeSubpath()
  }

  /// The lengths of drawn and left-out stretches of its outline in turn, in points; empty for a line without gaps.
  package private(set) var dashes: [CGFloat] = []
  /// How far into the pattern a line begins, in points.
  package private(set) var dashPhase: CGFloat = 0

  /// Draws the outline with gaps.
  ///
  /// - Parameters:
  ///   - pattern: the lengths of drawn and left-out stretches in turn, in points; nil for a line without gaps.
  ///   - count: how many lengths there are.
  ///   - phase: how far into the pattern a line begins, in points. What is no number counts as 0.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
    dashPhase = phase.isFinite ? phase : 0
  }

  /// Makes the path empty.
  public func removeAllPoints() {
    path = Path()
  }

  /// Adds the parts of another path.
  public func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Moves all points of the path by a transform.
  public func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }
}
