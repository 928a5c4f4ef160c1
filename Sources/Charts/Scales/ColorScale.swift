import SwiftUI

/// Gives colors to numbers.
nonisolated struct ColorScale {
  let lower: Double
  let upper: Double
  let colors: [Color]
  private let type: ScaleType

  init(_ settings: StyleScaleSettings<AnyShapeStyle>, values: [Double], colors: [Color]) {
    let asked = settings.domain?.values?.compactMap(\.number) ?? []
    let type = settings.type ?? .linear
    let bounds = (asked.count >= 2 ? asked : values).filter { $0.isFinite && type.applied($0) != nil }
    self.type = type
    lower = bounds.min() ?? 0
    upper = bounds.max() ?? 1
    self.colors = settings.gradient.map { $0.stops.map(\.color) } ?? colors
  }

  func color(for value: Double) -> Color {
    guard colors.count > 1, let share = type.share(of: value, lower, upper) else { return colors.first ?? .blue }
    let place = share * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return colors[index].mix(with: colors[index + 1], by: place - Double(index))
  }
}
