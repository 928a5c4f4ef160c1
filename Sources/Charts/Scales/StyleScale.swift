import SwiftUI

/// What modifiers say about a scale that gives styles, symbols or line styles to values (CH5).
nonisolated struct StyleScaleSettings<Output> {
  var domain: _ScaleDomainSettings?
  var range: [Output]?
  /// The colors that numbers run through.
  var gradient: Gradient?
  var pairs: [(_PlottedValue, Output)]?
  var mapping: ((_PlottedValue) -> Output?)?
}

/// Gives a style, symbol or line style to each value.
nonisolated struct StyleScale<Output> {
  /// The values, in the order of the legend.
  let domain: [_PlottedValue]
  private let outputs: [_PlottedValue: Output]
  private let mapping: ((_PlottedValue) -> Output?)?

  /// - Parameters:
  ///   - values: those of the data, in their order.
  ///   - standard: what is given in turn where nothing is asked for.
  init(_ settings: StyleScaleSettings<Output>, values: [_PlottedValue], standard: [Output]) {
    var domain: [_PlottedValue] = []
    var known: Set<_PlottedValue> = []
    let asked = settings.domain?.values ?? settings.pairs?.map(\.0) ?? []
    for value in asked + values where known.insert(value).inserted { domain.append(value) }
    if let change = settings.domain?.change { domain = change(domain) }
    if settings.domain?.isReversed == true { domain.reverse() }
    let range = settings.range.flatMap { $0.isEmpty ? nil : $0 } ?? standard
    var outputs: [_PlottedValue: Output] = [:]
    for (index, value) in domain.enumerated() { outputs[value] = range[index % range.count] }
    for (value, output) in settings.pairs ?? [] { outputs[value] = output }
    self.domain = domain
    self.outputs = outputs
    mapping = settings.mapping
  }

  func output(for value: _PlottedValue) -> Output? {
    mapping?(value) ?? outputs[value]
  }
}

/// Gives colors to numbers.
nonisolated struct ColorScale {
  let lower: Double
  let upper: Double
  let colors: [Color]

  init(_ settings: StyleScaleSettings<AnyShapeStyle>, values: [Double], colors: [Color]) {
    let asked = settings.domain?.values?.compactMap(\.number) ?? []
    let bounds = (asked.count >= 2 ? asked : values).filter(\.isFinite)
    lower = bounds.min() ?? 0
    upper = bounds.max() ?? 1
    self.colors = settings.gradient.map { $0.stops.map(\.color) } ?? colors
  }

  func color(for value: Double) -> Color {
    guard let first = colors.first, colors.count > 1, value.isFinite, upper > lower else {
      return colors.first ?? .blue
    }
    let place = min(max((value - lower) / (upper - lower), 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return index < 0 ? first : colors[index].mix(with: colors[index + 1], by: place - Double(index))
  }
}

/// What modifiers say about the scale of symbols' sizes.
nonisolated struct SymbolSizeSettings {
  var domain: _ScaleDomainSettings?
  /// Areas in square points.
  var range: ClosedRange<CGFloat>?
  var areas: [CGFloat]?
  var mapping: ((_PlottedValue) -> CGFloat?)?
}

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
    lower = min(0, bounds.min() ?? 0)
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
    guard upper > lower else { return range.upperBound }
    let share = min(max((number - lower) / (upper - lower), 0), 1)
    return range.lowerBound + CGFloat(share) * (range.upperBound - range.lowerBound)
  }
}
