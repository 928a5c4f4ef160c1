import SwiftUI

/// Gives areas of symbols to values.
nonisolated struct SymbolSizeScale {
  private let settings: SymbolSizeSettings
  private let lower: Double
  private let upper: Double
  private let categories: [_PlottedValue: Int]
  private static let areas: [CGFloat] = [36, 81, 144, 225, 324]

  init(_ settings: SymbolSizeSettings, values: [_PlottedValue]) {
    self.settings = settings
    let asked = settings.domain?.values ?? []
    let bounds = (asked + (asked.isEmpty ? values : [])).compactMap(\.number).filter(\.isFinite)
    // The smallest circle is that of zero, or sizes would say too much.
    lower = settings.type == .log ? bounds.filter { $0 > 0 }.min() ?? 1 : min(0, bounds.min() ?? 0)
    upper = bounds.max() ?? 1
    var categories: [_PlottedValue: Int] = [:]
    for value in asked + values where categories[value] == nil { categories[value] = categories.count }
    self.categories = categories
  }

  /// In square points.
  func area(for value: _PlottedValue) -> CGFloat? {
    if let mapping = settings.mapping { return mapping(value) }
    let range = settings.range ?? 4...200
    guard let number = value.number else {
      let areas = settings.areas.flatMap { $0.isEmpty ? nil : $0 } ?? Self.areas
      return categories[value].map { areas[$0 % areas.count] }
    }
    guard number.isFinite else { return nil }
    guard let share = (settings.type ?? .linear).share(of: number, lower, upper) else { return range.upperBound }
    return range.lowerBound + CGFloat(share) * (range.upperBound - range.lowerBound)
  }
}
