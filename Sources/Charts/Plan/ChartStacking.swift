import SwiftUI

/// Puts bars and areas at the same place on one another (CH6).
nonisolated enum ChartStacking {
  private struct Place: Hashable {
    let kind: ChartMark.Kind
    let isVertical: Bool
    let band: [_PlottedValue?]
    let method: MarkStackingMethod
    /// Marks of a mask lie on one another, and not on those that are seen.
    let mask: Int?
  }

  static func stack(_ marks: inout [ChartMark]) {
    var piles: [Place: [Int]] = [:]
    var order: [Place] = []
    for index in marks.indices where value(of: marks[index]) != nil {
      let mark = marks[index]
      let place = Place(
        kind: mark.kind, isVertical: mark.isVertical, band: mark.bandKey, method: mark.stacking,
        mask: mark.attributes.mask)
      if piles[place] == nil { order.append(place) }
      piles[place, default: []].append(index)
    }
    for place in order { stack(piles[place] ?? [], in: &marks, place.method) }
  }

  /// The number that is stacked; nil for marks that are not.
  private static func value(of mark: ChartMark) -> Double? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let extent = mark.isVertical ? mark.y : mark.x
    guard case .number(let number)? = extent.value?.value, number.isFinite, extent.value?.interval == nil else {
      return nil
    }
    return number
  }

  private static func stack(_ pile: [Int], in marks: inout [ChartMark], _ method: MarkStackingMethod) {
    let values = pile.map { value(of: marks[$0]) ?? 0 }
    let total = values.reduce(0) { $0 + abs($1) }
    let scale = method.kind == .normalized && total > 0 ? 1 / total : 1
    var above = method.kind == .center ? -total / 2 : 0
    var below = 0.0
    for (index, value) in zip(pile, values) {
      let length = value * scale
      let start: Double
      switch method.kind {
      case .unstacked: start = 0
      case .center:
        start = above
        above += abs(length)
        place(index, (start, above), in: &marks)
        continue
      case .standard, .normalized:
        start = length < 0 ? below : above
        if length < 0 { below += length } else { above += length }
      }
      place(index, (start, start + length), in: &marks)
    }
    for index in pile {
      let end = (marks[index].isVertical ? marks[index].y : marks[index].x).stacked?.end ?? 0
      marks[index].isOutermost = method.kind == .unstacked || end == above || end == below
    }
  }

  private static func place(_ index: Int, _ stacked: (Double, Double), in marks: inout [ChartMark]) {
    if marks[index].isVertical { marks[index].y.stacked = stacked } else { marks[index].x.stacked = stacked }
  }
}
