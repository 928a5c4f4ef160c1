import SwiftUI

/// Where marks lie in a plot, in points. x runs from the leading edge.
nonisolated struct ChartGeometry {
  let plan: ChartPlan
  let size: CGSize
  let x: PlacedScale
  let y: PlacedScale

  /// The share of a band that bars take, and that of bars side by side.
  private static let barShare: CGFloat = 0.68
  private static let spanShare: CGFloat = 0.8
  private static let neighborShare: CGFloat = 0.92
  /// The width of a bar that stands alone on an axis without bands.
  private static let loneBar: CGFloat = 20

  init(_ plan: ChartPlan, _ size: CGSize) {
    self.plan = plan
    self.size = CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    x = plan.x.on(length: self.size.width, isVertical: false)
    y = plan.y.on(length: self.size.height, isVertical: true)
  }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  // MARK: Marks

  /// The middle of a mark; nil if it has no place.
  func point(of mark: ChartMark) -> CGPoint? {
    guard let x = middle(of: mark, .horizontal), let y = middle(of: mark, .vertical) else { return nil }
    let offset = mark.attributes.offset
    return CGPoint(x: x + (offset.xStart + offset.xEnd) / 2, y: y + (offset.yStart + offset.yEnd) / 2)
  }

  /// The box of a bar, rectangle or rule; that of a symbol for other marks.
  func frame(of mark: ChartMark) -> CGRect? {
    switch mark.kind {
    case .bar, .rectangle, .rule: return box(of: mark)
    case .point, .line, .area:
      guard let point = point(of: mark) else { return nil }
      let side = mark.kind == .point || mark.attributes.symbol != nil ? area(of: mark).squareRoot() : 0
      return CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    case .sector: return SectorGeometry(mark, in: bounds)?.annotationBox
    }
  }

  private func box(of mark: ChartMark) -> CGRect? {
    guard let x = span(of: mark, .horizontal), let y = span(of: mark, .vertical) else { return nil }
    let offset = mark.attributes.offset
    let left = x.lowerBound + offset.xStart
    let right = x.upperBound + offset.xEnd
    let top = y.lowerBound + (offset.yEnd)
    let bottom = y.upperBound + (offset.yStart)
    return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  /// The two edges of an area at a mark, from the one at its start.
  func edges(of mark: ChartMark) -> (CGPoint, CGPoint)? {
    let isVertical = mark.isVertical
    guard let place = middle(of: mark, isVertical ? .horizontal : .vertical) else { return nil }
    let extent = isVertical ? mark.y : mark.x
    let scale = isVertical ? y : x
    let ends: (CGFloat, CGFloat)
    if let stacked = extent.stacked {
      guard let start = scale.position(stacked.start) ?? Optional(scale.zero), let end = scale.position(stacked.end)
      else { return nil }
      ends = (start, end)
    } else if let start = extent.start, let end = extent.end {
      guard let first = scale.position(of: start), let last = scale.position(of: end) else { return nil }
      ends = (first, last)
    } else {
      guard let end = extent.value.flatMap({ scale.position(of: $0) }) else { return nil }
      ends = (scale.zero, end)
    }
    let offset = mark.attributes.offset
    return isVertical
      ? (
        CGPoint(x: place + offset.xStart, y: ends.0 + offset.yStart),
        CGPoint(x: place + offset.xEnd, y: ends.1 + offset.yEnd)
      )
      : (
        CGPoint(x: ends.0 + offset.xStart, y: place + offset.yStart),
        CGPoint(x: ends.1 + offset.xEnd, y: place + offset.yEnd)
      )
  }

  /// The area of the symbol of a mark, in square points.
  func area(of mark: ChartMark) -> CGFloat {
    if let area = mark.attributes.symbolArea { return area }
    let area = mark.attributes.symbolAreaBy.flatMap { plan.sizes.area(for: $0.value) } ?? 40
    return area.isFinite ? max(0, area) : 0
  }

  // MARK: One direction

  private func middle(of mark: ChartMark, _ axis: Axis) -> CGFloat? {
    let extent = axis == .horizontal ? mark.x : mark.y
    let scale = axis == .horizontal ? x : y
    if let stacked = extent.stacked { return scale.position(stacked.end) }
    guard let datum = extent.value else {
      if let first = extent.start.flatMap({ scale.position(of: $0) }),
        let last = extent.end.flatMap({ scale.position(of: $0) })
      {
        return (first + last) / 2
      }
      if extent.start != nil || extent.end != nil { return nil }
      return extent.fixed ?? ((extent.fixedStart ?? 0) + (extent.fixedEnd ?? scale.length)) / 2
    }
    guard datum.isPlaced, let middle = scale.position(of: datum) else { return nil }
    guard let slot = slot(of: mark, axis, around: middle, in: scale.band(of: datum)) else { return middle }
    return (slot.lowerBound + slot.upperBound) / 2
  }

  /// The room of one of several marks side by side (CH8).
  private func slot(
    of mark: ChartMark, _ axis: Axis, around middle: CGFloat, in band: ClosedRange<CGFloat>?
  ) -> ClosedRange<CGFloat>? {
    guard let value = mark.attributes.positionBy?.value, let index = plan.positions[value],
      axis == mark.attributes.positionAxis ?? (mark.isVertical ? .horizontal : .vertical)
    else { return nil }
    let room = band.map { $0.upperBound - $0.lowerBound } ?? gap(axis)
    let span = mark.attributes.positionSpan.size(in: room, automatic: room * Self.spanShare)
    let width = span / CGFloat(max(1, plan.positions.count))
    let start = middle - span / 2 + CGFloat(index) * width
    return start...(start + width)
  }

  /// The distance between bars on an axis without bands.
  private func gap(_ axis: Axis) -> CGFloat {
    let scale = axis == .horizontal ? x : y
    let gap = (axis == .horizontal ? plan.gaps.x : plan.gaps.y) ?? 0
    let window = scale.scale.window
    let length = window.upperBound - window.lowerBound
    guard gap > 0, length > 0 else { return min(Self.loneBar / Self.barShare, scale.length) }
    return abs(scale.end - scale.start) * CGFloat(gap / length)
  }

  private func span(of mark: ChartMark, _ axis: Axis) -> ClosedRange<CGFloat>? {
    let extent = axis == .horizontal ? mark.x : mark.y
    let scale = axis == .horizontal ? x : y
    if let stacked = extent.stacked {
      return range(scale.position(stacked.start) ?? scale.zero, scale.position(stacked.end))
    }
    if let start = extent.start, let end = extent.end {
      return range(edge(start, scale, \.lowerBound), edge(end, scale, \.upperBound))
    }
    guard let datum = extent.value else {
      if extent.start != nil || extent.end != nil { return nil }
      return range(extent.fixedStart ?? 0, extent.fixedEnd ?? scale.length)
    }
    guard datum.isPlaced, let middle = scale.position(of: datum) else { return nil }
    if mark.kind == .rule {
      let middle = self.middle(of: mark, axis) ?? middle
      return middle...middle
    }
    if mark.kind == .bar, (axis == .vertical) == mark.isVertical { return range(scale.zero, middle) }
    return thickness(of: mark, axis, around: middle, in: scale.band(of: datum))
  }

  /// The edge of a unit of the calendar or of a value.
  private func edge(
    _ datum: ChartDatum, _ scale: PlacedScale, _ bound: KeyPath<ClosedRange<Double>, Double>
  ) -> CGFloat? {
    guard datum.isPlaced, let band = scale.scale.band(of: datum) else { return scale.position(of: datum) }
    return scale.position(band[keyPath: bound])
  }

  private func thickness(
    of mark: ChartMark, _ axis: Axis, around middle: CGFloat, in band: ClosedRange<CGFloat>?
  ) -> ClosedRange<CGFloat>? {
    let slot = slot(of: mark, axis, around: middle, in: band)
    let room = (slot ?? band).map { $0.upperBound - $0.lowerBound } ?? gap(axis)
    let share = mark.kind == .rectangle ? 1 : slot != nil ? Self.neighborShare : Self.barShare
    let dimension = axis == .horizontal ? mark.width : mark.height
    let thickness = dimension.size(in: room, automatic: max(min(1, room), room * share))
    let center = slot.map { ($0.lowerBound + $0.upperBound) / 2 } ?? middle
    return (center - thickness / 2)...(center + thickness / 2)
  }

  private func range(_ first: CGFloat?, _ last: CGFloat?) -> ClosedRange<CGFloat>? {
    guard let first, let last else { return nil }
    return min(first, last)...max(first, last)
  }
}
