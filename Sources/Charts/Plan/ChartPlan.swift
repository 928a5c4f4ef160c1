import SwiftUI

/// What a chart shows, before it is known how large it is.
nonisolated struct ChartPlan {
  var marks: [ChartMark]
  var x: PositionScale
  var y: PositionScale
  let hasX: Bool
  let hasY: Bool
  let styles: StyleScale<AnyShapeStyle>
  let colors: ColorScale?
  let symbols: StyleScale<ChartSymbol>
  let lineStyles: StyleScale<StrokeStyle>
  let sizes: SymbolSizeScale
  /// The values that marks stand side by side for, in their order (CH8).
  let positions: [_PlottedValue: Int]
  /// The smallest distance between bars on an axis without bands.
  let gaps: (x: Double?, y: Double?)
  let formats: ChartFormats
  /// Whether x runs from right to left.
  let isMirrored: Bool
  /// Whether some marks are drawn in layers of their own.
  let hasLayers: Bool

  /// - Parameter ticks: the values that the axes mark.
  init(
    _ collected: [ChartMark], _ configuration: ChartConfiguration, _ formats: ChartFormats,
    ticks: (x: AxisMarkValues?, y: AxisMarkValues?), isMirrored: Bool
  ) {
    var marks = collected
    ChartStacking.stack(&marks)
    SectorLayout.divide(&marks)
    let placed = marks.contains { $0.kind == .sector } ? marks.filter { $0.kind != .sector } : marks
    gaps = (Self.gap(placed, \.x, alongX: true), Self.gap(placed, \.y, alongX: false))
    let xScale = DomainBuilder(placed, \.x, configuration.x, ticks.x, formats.calendar, barGap: gaps.x).scale
    let yScale = DomainBuilder(placed, \.y, configuration.y, ticks.y, formats.calendar, barGap: gaps.y).scale
    x = xScale ?? PositionScale(.number, lower: 0, upper: 1)
    y = yScale ?? PositionScale(.number, lower: 0, upper: 1)
    hasX = xScale != nil && !(placed.isEmpty && !marks.isEmpty)
    hasY = yScale != nil && !(placed.isEmpty && !marks.isEmpty)
    styles = StyleScale(configuration.style, values: Self.values(marks, { $0.styleBy }), standard: ChartPalette.styles)
    let numbers = marks.compactMap { mark -> Double? in
      guard case .number(let number)? = mark.attributes.styleBy?.value else { return nil }
      return number
    }
    colors = numbers.isEmpty ? nil : ColorScale(configuration.style, values: numbers, colors: ChartPalette.ramp)
    symbols = StyleScale(
      configuration.symbol, values: Self.values(marks, { $0.symbolBy }), standard: ChartPalette.symbols)
    lineStyles = StyleScale(
      configuration.lineStyle, values: Self.values(marks, { $0.lineStyleBy }), standard: ChartPalette.lineStyles)
    sizes = SymbolSizeScale(configuration.symbolSize, values: Self.values(marks, { $0.symbolAreaBy }))
    var positions: [_PlottedValue: Int] = [:]
    for value in Self.values(marks, { $0.positionBy }) { positions[value] = positions.count }
    self.positions = positions
    self.formats = formats
    self.isMirrored = isMirrored
    hasLayers = marks.contains { !$0.attributes.layers.isEmpty || $0.attributes.mask != nil }
    self.marks = marks
  }

  private static let standardStyle = AnyShapeStyle(Color.blue)

  /// What a mark is drawn in (CH5).
  func style(of mark: ChartMark) -> AnyShapeStyle {
    if let style = mark.attributes.style { return style }
    guard let value = mark.attributes.styleBy?.value else { return Self.standardStyle }
    if case .number(let number) = value, let colors { return AnyShapeStyle(colors.color(for: number)) }
    return styles.output(for: value) ?? Self.standardStyle
  }

  /// The values of the data for a scale, each once, in their order.
  private static func values(
    _ marks: [ChartMark], _ datum: (borrowing MarkAttributes) -> ChartDatum?
  ) -> [_PlottedValue] {
    var known: Set<_PlottedValue> = []
    var values: [_PlottedValue] = []
    for index in marks.indices {
      if let value = datum(marks[index].attributes)?.value, known.insert(value).inserted { values.append(value) }
    }
    return values
  }

  /// The smallest distance between two bars that have no bands.
  private static func gap(
    _ marks: [ChartMark], _ path: KeyPath<ChartMark, MarkExtent>, alongX: Bool
  ) -> Double? {
    let places = Set(
      marks.compactMap { mark -> Double? in
        guard mark.kind == .bar || mark.kind == .rectangle, let value = mark[keyPath: path].value,
          value.interval == nil, mark.kind == .rectangle || mark.isVertical == alongX
        else { return nil }
        return value.middle
      }
    ).sorted()
    guard let first = places.first, let last = places.last else { return nil }
    let smallest = zip(places.dropFirst(), places).map { $0 - $1 }.min()
    return smallest ?? (first == last ? 0 : nil)
  }
}
