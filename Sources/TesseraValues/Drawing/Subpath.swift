import Foundation

/// A part of a path that is drawn without lifting the pen.
package struct Subpath: Equatable, Sendable {
  package var start: CGPoint
  package var segments: [PathSegment] = []
  package var isClosed = false

  package init(start: CGPoint) {
    self.start = start
  }
}

extension Path {
  /// The connected parts of the path. The closing line of a closed part is among its segments unless it has no length.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var point = CGPoint.zero
    func finish() {
      if let current { result.append(current) }
      current = nil
    }
    func draw(_ segment: PathSegment) {
      if current == nil { current = Subpath(start: segment.start) }
      current?.segments.append(segment)
      point = segment.end
    }
    forEach { element in
      switch element {
      case .move(let to):
        finish()
        current = Subpath(start: to)
        point = to
      case .line(let to):
        draw(PathSegment(lineFrom: point, to: to))
      case .quadCurve(let to, let control):
        draw(PathSegment(from: point, control: control, to: to))
      case .curve(let to, let control1, let control2):
        draw(PathSegment(from: point, control1: control1, control2: control2, to: to))
      case .closeSubpath:
        guard let start = current?.start else { return }
        if point != start { draw(PathSegment(lineFrom: point, to: start)) }
        current?.isClosed = true
        point = start
        finish()
      }
    }
    finish()
    return result
  }

  /// Each connected part as a chain of points.
  ///
  /// - Parameter tolerance: how far the lines between them may lie from a curve.
  package func polygons(tolerance: CGFloat) -> [[CGPoint]] {
    subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments { segment.flatten(tolerance: tolerance) { points.append($0) } }
      return points
    }
  }
}
