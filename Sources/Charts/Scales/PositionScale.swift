import Foundation
import SwiftUI

/// The values that an axis shows, before it is known how long it is (CH10).
nonisolated struct PositionScale: Sendable, Equatable {
  enum Kind {
    case number, date, category
  }

  var kind = Kind.number
  var type = ScaleType.linear
  /// The categories in their order; each is one long, from 0 on.
  var categories: [String] = []
  private(set) var indices: [String: Int] = [:]
  var lower = 0.0
  var upper = 1.0
  var isReversed = false
  var range = _PositionRange()
  /// The part of the domain that is seen in a plot that scrolls.
  var visible: ClosedRange<Double>?

  /// - Parameter names: the categories, of which the first of equal ones count.
  init(categories names: [String]) {
    kind = .category
    type = .category
    for name in names where indices[name] == nil {
      indices[name] = categories.count
      categories.append(name)
    }
    upper = Double(max(1, categories.count))
  }

  init(_ kind: Kind, lower: Double, upper: Double) {
    self.kind = kind
    self.lower = lower
    self.upper = upper
  }

  /// What is seen of the domain.
  var window: ClosedRange<Double> { visible ?? min(lower, upper)...max(lower, upper) }

  /// The middle of a value on the ruler; nil if it has no place.
  func place(of datum: ChartDatum) -> Double? {
    if case .category(let name) = datum.value { return indices[name].map { Double($0) + 0.5 } }
    guard kind != .category else { return nil }
    return datum.middle
  }

  /// The piece of the ruler that belongs to a value, if one does.
  func band(of datum: ChartDatum) -> ClosedRange<Double>? {
    if case .category(let name) = datum.value {
      return indices[name].map { Double($0)...Double($0 + 1) }
    }
    return datum.interval
  }

  /// The value at a place of the ruler.
  func value(at place: Double) -> _PlottedValue? {
    switch kind {
    case .number: return .number(place)
    case .date: return .date(place)
    case .category:
      guard place.isFinite, !categories.isEmpty else { return nil }
      let index = Int(min(max(place.rounded(.down), 0), Double(categories.count - 1)))
      return .category(categories[index])
    }
  }

  /// The scale on an axis with a length in points.
  func on(length: CGFloat, isVertical: Bool) -> PlacedScale {
    PlacedScale(self, length: length, isVertical: isVertical)
  }
}

/// A scale on an axis whose length is known.
nonisolated struct PlacedScale {
  let scale: PositionScale
  let length: CGFloat
  /// Where the window of the domain begins and ends, in points.
  let start: CGFloat
  let end: CGFloat
  private let lower: Double
  private let upper: Double

  fileprivate init(_ scale: PositionScale, length: CGFloat, isVertical: Bool) {
    self.scale = scale
    self.length = length
    var first = scale.range.bounds?.lowerBound ?? scale.range.startPadding
    var last = scale.range.bounds?.upperBound ?? max(first, length - scale.range.endPadding)
    // Numbers rise; categories are read from the top.
    if isVertical && scale.kind != .category { (first, last) = (length - first, length - last) }
    if scale.isReversed { (first, last) = (last, first) }
    start = first
    end = last
    let window = scale.window
    lower = scale.type.applied(window.lowerBound) ?? 0
    upper = scale.type.applied(window.upperBound) ?? 1
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
