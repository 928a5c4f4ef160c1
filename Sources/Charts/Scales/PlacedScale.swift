import Foundation
import SwiftUI

/// A scale on an axis whose length is known.
nonisolated struct PlacedScale {
  let scale: PositionScale
  let length: CGFloat
  /// Where the window of the domain begins and ends, in points.
  let start: CGFloat
  let end: CGFloat
  private let lower: Double
  private let upper: Double

  init(_ scale: PositionScale, length: CGFloat, isVertical: Bool) {
    self.scale = scale
    self.length = length
    var first = scale.range.bounds?.lowerBound ?? scale.range.startPadding
    var last = scale.range.bounds?.upperBound ?? max(first, length - scale.range.endPadding)
    // Numbers rise; categories are read from the top.
    if isVertical && scale.kind != .category { (first, last) = (length - first, length - last) }
    if scale.isReversed { (first, last) = (last, first) }
    let window = scale.window
    lower = scale.type.applied(window.lowerBound) ?? 0
    upper = scale.type.applied(window.upperBound) ?? 1
    if !scale.pads.isEmpty { (first, last) = Self.padded(first, last, scale, lower, upper, length) }
    start = first
    end = last
  }

  /// The ends of the window, moved until what lies at values fits in the length; not further than a third of it each.
  private static func padded(
    _ start: CGFloat, _ end: CGFloat, _ scale: PositionScale, _ lower: Double, _ upper: Double, _ length: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard upper != lower, length > 0 else { return (start, end) }
    let isRising = start <= end
    var (low, high) = (min(start, end), max(start, end))
    let bounds = (low + length / 3, high - length / 3)
    // Each end that moves takes the places near the other one along, so that a few turns are needed.
    for _ in 0..<6 {
      for pad in scale.pads {
        guard let value = scale.type.applied(pad.place) else { continue }
        let along = CGFloat((value - lower) / (upper - lower))
        guard along >= 0, along <= 1 else { continue }
        let share = isRising ? along : 1 - along
        let position = low + share * (high - low)
        if position < pad.before, share < 1 {
          low = max(low, min(bounds.0, (pad.before - share * high) / (1 - share)))
        }
        if position + pad.after > length, share > 0 {
          high = min(high, max(bounds.1, (length - pad.after - (1 - share) * low) / share))
        }
      }
    }
    return isRising ? (low, high) : (high, low)
  }

  /// Points for a place of the ruler; nil if it has none.
  func position(_ place: Double) -> CGFloat? {
    guard let value = scale.type.applied(place) else { return nil }
    guard upper != lower else { return (start + end) / 2 }
    let position = start + CGFloat((value - lower) / (upper - lower)) * (end - start)
    // Further away, figures lose their meaning for drawing.
    return position.isFinite ? min(max(position, -100_000), 100_000) : nil
  }

  /// Points for the middle of a value.
  func position(of datum: ChartDatum) -> CGFloat? {
    scale.place(of: datum).flatMap { position($0) }
  }

  /// The piece of the axis that belongs to a value, if one does.
  func band(of datum: ChartDatum) -> ClosedRange<CGFloat>? {
    guard let band = scale.band(of: datum), let first = position(band.lowerBound),
      let last = position(band.upperBound)
    else { return nil }
    return min(first, last)...max(first, last)
  }

  /// The place of the ruler at a point.
  func place(at position: CGFloat) -> Double? {
    guard position.isFinite, end != start else { return nil }
    let share = Double((position - start) / (end - start))
    return scale.type.inverted(lower + share * (upper - lower))
  }

  /// Points for zero, or for the nearest end of the domain where zero is not shown.
  var zero: CGFloat {
    let window = scale.window
    let base = scale.kind == .number ? min(max(0, window.lowerBound), window.upperBound) : window.lowerBound
    return position(base) ?? start
  }
}
