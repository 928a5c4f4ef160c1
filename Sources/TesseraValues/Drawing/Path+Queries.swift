import Foundation

extension Path {
  /// The smallest upright rectangle around all points of the path; the null rectangle for an empty path.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect
    case .elements: Self.boundingRect(of: subpaths)
    }
  }

  private static func boundingRect(of subpaths: [Subpath]) -> CGRect {
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
    func include(_ horizontal: ClosedRange<CGFloat>, _ vertical: ClosedRange<CGFloat>) {
      left = min(left, horizontal.lowerBound)
      right = max(right, horizontal.upperBound)
      top = min(top, vertical.lowerBound)
      bottom = max(bottom, vertical.upperBound)
    }
    for subpath in subpaths {
      include(subpath.start.x...subpath.start.x, subpath.start.y...subpath.start.y)
      for segment in subpath.segments { include(segment.extent(\.x), segment.extent(\.y)) }
    }
    return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  /// Whether a point is inside the path. Subpaths that are left open count as closed.
  ///
  /// - Parameter eoFill: whether the path has to go around the point an odd number of times; if not, it has
  ///   to go round it more often in one direction than in the other.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite else { return false }
    switch storage {
    case .empty:
      return false
    case .rect(let rect):
      return rect.contains(p)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let distance = CGPoint(x: (p.x - rect.midX) * 2 / rect.width, y: (p.y - rect.midY) * 2 / rect.height)
      return distance.dot(distance) < 1
    case .roundedRect(let rect, _, _):
      guard rect.contains(p) else { return false }
    case .elements:
      break
    }
    let turns = polygons(tolerance: 0.02).reduce(0) { $0 + $1.windingNumber(around: p) }
    return eoFill ? !turns.isMultiple(of: 2) : turns != 0
  }
}

extension [CGPoint] {
  /// How often the polygon goes round a point, counted toward growing angles.
  ///
  /// Each side that crosses the ray from the point to the right counts, by the direction it crosses in.
  package func windingNumber(around point: CGPoint) -> Int {
    guard var from = last else { return 0 }
    var turns = 0
    for to in self {
      if (from.y <= point.y) != (to.y <= point.y) {
        let side = (to - from).cross(point - from)
        if to.y > from.y, side > 0 { turns += 1 }
        if to.y < from.y, side < 0 { turns -= 1 }
      }
      from = to
    }
    return turns
  }
}
