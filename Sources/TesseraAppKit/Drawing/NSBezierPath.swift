import Foundation
import SwiftUI
import TesseraUIKit

/// A path that is drawn, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSBezierPath: NSObject {
  private var path = Path()

  /// A path without lines.
  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    appendRect(rect)
  }

  /// The ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    appendOval(in: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }

  /// A path of CoreGraphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = Path(cgPath)
  }

  /// The same as a path of CoreGraphics.
  open var cgPath: CGPath { path.cgPath }

  // MARK: Lines

  /// Begins a line at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// A straight line; it begins the path if that is empty.
  open func line(to point: CGPoint) {
    if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
  }

  /// A curve with two control points.
  open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if path.isEmpty { path.move(to: endPoint) }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A curve with one control point.
  open func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if path.isEmpty { path.move(to: endPoint) }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A straight line by a distance.
  open func relativeLine(to point: CGPoint) {
    let start = currentPoint
    line(to: CGPoint(x: start.x + point.x, y: start.y + point.y))
  }

  /// A straight line back to where the line began.
  open func close() {
    if !path.isEmpty { path.closeSubpath() }
  }

  /// Takes all lines away.
  open func removeAllPoints() {
    path = Path()
  }

  /// Adds a rectangle.
  open func appendRect(_ rect: CGRect) {
    path.addRect(rect)
  }

  /// Adds the ellipse that fits a rectangle.
  open func appendOval(in rect: CGRect) {
    path.addEllipse(in: rect)
  }

  /// Adds a rectangle with round corners; radii that do not fit are made smaller.
  open func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    let size = CGSize(
      width: min(max(0, xRadius), rect.width / 2), height: min(max(0, yRadius), rect.height / 2))
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular)
  }

  /// Adds an arc around a point.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: of the circle, in points.
  ///   - startAngle: in degrees, from the direction of x to that of y.
  ///   - endAngle: in degrees.
  ///   - clockwise: whether it goes against that direction.
  open func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    // The y of paths grows downward in `Path`: there, growing angles are clockwise.
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(startAngle), endAngle: .degrees(endAngle),
      clockwise: clockwise)
  }

  /// Adds the lines of another path.
  open func append(_ path: NSBezierPath) {
    self.path.addPath(path.path)
  }

  /// Adds points that are joined by straight lines.
  open func appendPoints(_ points: [CGPoint]) {
    for point in points { line(to: point) }
  }

  /// Moves, turns or stretches the path.
  open func transform(using transform: AffineTransform) {
    path = path.applying(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
  }

  // MARK: Measures

  /// Whether there are no lines.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }

  /// Where the last line ends; zero without one.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: windingRule == .evenOdd)
  }

  // MARK: Drawing

  /// How wide outlines are, in points.
  open var lineWidth: CGFloat = 1
  /// The form of the ends of lines.
  open var lineCapStyle = LineCapStyle.butt
  /// The form of corners.
  open var lineJoinStyle = LineJoinStyle.miter
  /// How far corners may stand out, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// What is inside.
  open var windingRule = WindingRule.nonZero
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Interrupts outlines.
  ///
  /// - Parameters:
  ///   - pattern: lengths of lines and gaps, in points; nil for none.
  ///   - count: how many of them count.
  ///   - phase: where it begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Fills the path with the current color of fillings.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: windingRule == .evenOdd ? .evenOdd : .winding)
  }

  /// Draws the outline of the path with the current color of outlines.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle.cap)
    context.setLineJoin(lineJoinStyle.join)
    context.setMiterLimit(miterLimit)
    if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// From now on nothing is drawn outside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: windingRule == .evenOdd ? .evenOdd : .winding)
  }

  /// From now on nothing is drawn outside of the path. Clips before it stay.
  open func setClip() {
    addClip()
  }

  /// Fills a rectangle with the current color of fillings.
  public class func fill(_ rect: CGRect) {
    UIRectFill(rect)
  }

  /// Draws the outline of a rectangle with the current color of outlines.
  public class func stroke(_ rect: CGRect) {
    NSBezierPath(rect: rect).stroke()
  }

  /// Draws a straight line with the current color of outlines.
  public class func strokeLine(from point1: CGPoint, to point2: CGPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }

  /// The form of the ends of lines.
  nonisolated public enum LineCapStyle: UInt, Sendable {
    /// Cut off.
    case butt
    /// Round.
    case round
    /// Cut off half a width further.
    case square

    fileprivate var cap: CGLineCap {
      switch self {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    }
  }

  /// The form of corners.
  nonisolated public enum LineJoinStyle: UInt, Sendable {
    /// Sharp.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel

    fileprivate var join: CGLineJoin {
      switch self {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    }
  }

  /// What is inside of a path.
  nonisolated public enum WindingRule: UInt, Sendable {
    /// What lines go around.
    case nonZero
    /// What an odd number of lines is around.
    case evenOdd
  }
}
