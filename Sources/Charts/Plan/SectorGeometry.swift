import SwiftUI

/// Where a sector lies in a plot, in points (CH9).
nonisolated struct SectorGeometry {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  /// Radians from the top, clockwise.
  let start: Double
  let end: Double
  private let inset: CGFloat
  private let cornerRadius: CGFloat

  /// nil for sectors without a size.
  init?(_ mark: ChartMark, in plot: CGRect) {
    guard let sector = mark.sector, sector.turn.end > sector.turn.start else { return nil }
    center = CGPoint(
      x: plot.midX + mark.attributes.offset.xStart, y: plot.midY + mark.attributes.offset.yStart)
    let room = min(plot.width, plot.height) / 2
    outer = sector.outerRadius.size(in: room, automatic: room)
    inner =
      switch sector.innerRadius.kind {
      case .inset(let inset): max(0, outer - (inset.isFinite ? inset : 0))
      default: min(sector.innerRadius.size(in: outer, automatic: 0), outer)
      }
    guard outer > 0 else { return nil }
    start = sector.turn.start * 2 * .pi
    end = sector.turn.end * 2 * .pi
    inset = sector.angularInset
    cornerRadius = mark.attributes.cornerRadius ?? 0
  }

  func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }

  /// The middle of the sector, without a size.
  var annotationBox: CGRect {
    CGRect(origin: point((start + end) / 2, (inner + outer) / 2), size: .zero)
  }

  func contains(_ angle: Double) -> Bool { angle >= start && angle < end }

  var path: Path {
    // The edges of neighbors are parallel, so an inset takes a larger angle near the center.
    let first = bounds(at: outer)
    let second = bounds(at: max(inner, 0.001))
    guard first.end > first.start else { return Path() }
    var path = Path()
    if inner <= 0 {
      let tip = min(outer, inset / CGFloat(max(0.01, sin(min((end - start) / 2, .pi / 2)))))
      path.move(to: point((start + end) / 2, tip))
    }
    addArc(to: &path, first.start, first.end, outer, isStart: inner <= 0 ? false : true)
    if inner > 0 {
      let low = min(second.start, second.end)
      let high = max(second.start, second.end)
      addArc(to: &path, high, low, inner, isStart: false)
    }
    path.closeSubpath()
    guard cornerRadius > 0, end - start < 2 * .pi - 1e-9 || inset > 0 else { return path }
    return rounded(path)
  }

  private func bounds(at radius: CGFloat) -> (start: Double, end: Double) {
    let share = Double(asin(min(1, inset / max(radius, inset, 0.001))))
    let margin = inset > 0 ? share : 0
    let low = start + margin
    let high = end - margin
    let middle = (start + end) / 2
    return low < high ? (low, high) : (middle, middle)
  }

  private func addArc(to path: inout Path, _ from: Double, _ to: Double, _ radius: CGFloat, isStart: Bool) {
    let begin = point(from, radius)
    if isStart { path.move(to: begin) } else { path.addLine(to: begin) }
    path.addArc(
      center: center, radius: radius, startAngle: .radians(from - .pi / 2), endAngle: .radians(to - .pi / 2),
      clockwise: to < from)
  }

  /// The shape with rounded corners: a smaller one, with a round line around it.
  private func rounded(_ path: Path) -> Path {
    let radius = min(cornerRadius, (outer - inner) / 2, CGFloat(end - start) * (inner + outer) / 4)
    guard radius > 0.25, let core = shrunk(by: radius) else { return path }
    var result = core
    result.addPath(core.strokedPath(StrokeStyle(lineWidth: 2 * radius, lineJoin: .round)))
    return result
  }

  private func shrunk(by distance: CGFloat) -> Path? {
    let low = inner > 0 ? inner + distance : 0
    let high = outer - distance
    guard high > low else { return nil }
    var copy = self
    copy = SectorGeometry(self, inner: low, outer: high, inset: inset + distance)
    return copy.bounds(at: high).end > copy.bounds(at: high).start ? copy.path : nil
  }

  private init(_ other: SectorGeometry, inner: CGFloat, outer: CGFloat, inset: CGFloat) {
    center = other.center
    start = other.start
    end = other.end
    self.inner = inner
    self.outer = outer
    self.inset = inset
    cornerRadius = 0
  }
}
