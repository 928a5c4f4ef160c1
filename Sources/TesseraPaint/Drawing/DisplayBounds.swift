import Foundation
import TesseraCore

/// How far drawing reaches at most.
@MainActor
package enum DisplayBounds {
  /// A rectangle, in the coordinates of the items, outside which they draw nothing; nil if they draw nothing at all.
  package static func of(_ items: [DisplayItem]) -> CGRect? {
    items.reduce(nil) { union($0, of($1)) }
  }

  private static func of(_ item: DisplayItem) -> CGRect? {
    switch item {
    case .fill(let path, let paint, _):
      return bounds(of: path).flatMap { bounds(of: paint, on: $0) }
    case .stroke(let path, _, let style):
      guard style.lineWidth > 0 else { return nil }
      return bounds(of: path)?.insetBy(dx: -style.reach, dy: -style.reach)
    case .text(let layout, let point, let paints):
      // Swashes and marks may leave the box of their line.
      let reach = layout.size.height / CGFloat(max(layout.lineCount, 1))
      let box = CGRect(origin: point, size: layout.size).insetBy(dx: -reach, dy: -reach)
      return paints.reduce(box) { union($0, bounds(of: $1.paint, on: box)) ?? $0 }
    case .image(let image):
      return image.frame
    case .group(let group):
      return of(group)
    }
  }

  private static func of(_ group: DisplayGroup) -> CGRect? {
    guard var bounds = of(group.items) else { return nil }
    if let effect = group.effect {
      guard let changed = self.bounds(of: effect, on: bounds) else { return nil }
      bounds = changed
    }
    if let clip = group.clip {
      guard let reach = self.bounds(of: clip.path), let visible = bounds.overlap(with: reach) else { return nil }
      bounds = visible
    }
    return group.transform.boundsOfImage(of: bounds)
  }

  /// How far a paint reaches beyond what is painted.
  private static func bounds(of paint: Paint, on bounds: CGRect) -> CGRect? {
    guard case .shadowed(let base, let shadow) = paint else { return bounds }
    let inner = self.bounds(of: base, on: bounds) ?? bounds
    guard !shadow.isInner else { return inner }
    return self.bounds(of: .shadow(shadow.color, radius: shadow.radius, offset: shadow.offset), on: inner)
  }

  /// How far a picture reaches once an effect has changed it.
  private static func bounds(of effect: DisplayEffect, on bounds: CGRect) -> CGRect? {
    switch effect {
    case .flatten, .colors, .blend, .backdrop, .blur(_, isOpaque: true):
      return bounds
    case .blur(let radius, isOpaque: false):
      return bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
    case .shadow(_, let radius, let offset):
      return union(
        bounds,
        bounds.insetBy(dx: -3 * radius, dy: -3 * radius).offsetBy(dx: offset.width, dy: offset.height))
    case .shader(let call, let use):
      let reach = use.reach
      return union(bounds, call.bounds)?.insetBy(dx: -reach.width, dy: -reach.height)
    case .projection(let projection):
      return projection.bounds(of: bounds)
    case .mask(let mask):
      return of(mask).flatMap { bounds.overlap(with: $0) }
    }
  }

  private static func bounds(of path: Path) -> CGRect? {
    switch path.storage {
    case .empty:
      return nil
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _):
      return [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) ? rect.standardized : nil
    case .elements(let elements):
      return bounds(of: elements)
    }
  }

  private static func bounds(of elements: [Path.Element]) -> CGRect? {
    var bounds: CGRect?
    func include(_ points: CGPoint...) {
      for point in points where point.isFinite {
        bounds = union(bounds, CGRect(origin: point, size: .zero))
      }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadCurve(let point, let control): include(point, control)
      case .curve(let point, let control1, let control2): include(point, control1, control2)
      case .closeSubpath: break
      }
    }
    return bounds
  }

  static func union(_ first: CGRect?, _ second: CGRect?) -> CGRect? {
    guard let first, let second else { return first ?? second }
    let left = min(first.minX, second.minX)
    let top = min(first.minY, second.minY)
    return CGRect(
      x: left, y: top, width: max(first.maxX, second.maxX) - left, height: max(first.maxY, second.maxY) - top)
  }
}

extension StrokeStyle {
  /// How far an outline reaches beyond its path: a mitered corner by the miter limit at most, a square cap by the
  /// square root of two.
  var reach: CGFloat {
    let miter = lineJoin == .miter ? (miterLimit.isFinite ? max(miterLimit, 1) : 10) : 1
    return lineWidth / 2 * max(1.5, miter)
  }
}

extension CGAffineTransform {
  /// The bounding box of a rectangle after a transform.
  func boundsOfImage(of rect: CGRect) -> CGRect {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
    ].map { x, y in CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
