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
  /// The room that annotations need.
  var pads: [ScalePad] = []
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
    guard kind == .category else { return datum.middle }
    return Self.name(of: datum.value).flatMap { indices[$0] }.map { Double($0) + 0.5 }
  }

  /// The piece of the ruler that belongs to a value, if one does.
  func band(of datum: ChartDatum) -> ClosedRange<Double>? {
    guard kind == .category else { return datum.interval }
    return Self.name(of: datum.value).flatMap { indices[$0] }.map { Double($0)...Double($0 + 1) }
  }

  /// What a value is called among categories: numbers can be shown as such (CH10).
  static func name(of value: _PlottedValue) -> String? {
    switch value {
    case .category(let name): name
    case .number(let number), .date(let number):
      number.isFinite ? number.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX"))) : nil
    }
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
