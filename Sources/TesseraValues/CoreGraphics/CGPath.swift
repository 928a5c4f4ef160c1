import Foundation

/// An outline as Core Graphics has it: a `Path` that does not change.
nonisolated public class CGPath: Hashable {
  internal(set) package final var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  /// The outline of a rectangle, moved by a transform if one is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse that fills a rectangle, moved by a transform if one is given.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with round corners, moved by a transform if one is given.
  ///
  /// The corners are quarters of ellipses of a width and a height in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no segments.
  public final var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the path; null for an empty one.
  public final var boundingBox: CGRect { path.boundingRect }
  /// The smallest rectangle that contains the path; null for an empty one.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Where the next segment begins; the origin for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside the path after the transform.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// A path with the same outline. It is never nil.
  public final func copy() -> CGPath? { CGPath(path) }

  /// A path with the same outline that can be changed. It is never nil.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A path with the outline moved by a transform. It is never nil.
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
