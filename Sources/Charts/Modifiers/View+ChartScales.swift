import SwiftUI

nonisolated extension StyleScaleSettings {
  mutating func setDomain<Domain: ScaleDomain>(_ domain: Domain) {
    var settings = _ScaleDomainSettings()
    domain._apply(to: &settings)
    self.domain = settings
  }

  mutating func setMapping<DataValue: Plottable>(_ mapping: @escaping (DataValue) -> Output) {
    self.mapping = { value in DataValue(plotted: value).map(mapping) }
  }

  mutating func setPairs<DataValue: Plottable, Value>(
    _ pairs: KeyValuePairs<DataValue, Value>, _ output: (Value) -> Output
  ) {
    self.pairs = pairs.map { ($0.key.plotted, output($0.value)) }
  }
}

nonisolated extension View {
  // MARK: Styles

  /// The styles of values (CH5).
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.style.setPairs(mapping) { AnyShapeStyle($0) } }
  }

  /// The values that have styles, and these styles in turn.
  public func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
    domain: Domain, range: [S], type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.style.type = type ?? $0.style.type
      $0.style.setDomain(domain)
      $0.style.range = range.map { AnyShapeStyle($0) }
      $0.style.gradient = Self.gradient(range)
    }
  }

  /// The numbers that have colors, and the colors that they run through.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.style.type = type ?? $0.style.type
      $0.style.setDomain(domain)
      $0.style.gradient = range
    }
  }

  /// The values that have styles, in their order.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart {
      $0.style.type = type ?? $0.style.type
      $0.style.setDomain(domain)
    }
  }

  /// The styles that values get in turn. Numbers run through colors.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    chart {
      $0.style.type = type ?? $0.style.type
      $0.style.range = range.map { AnyShapeStyle($0) }
      $0.style.gradient = Self.gradient(range)
    }
  }

  /// The colors that numbers run through.
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chart {
      $0.style.type = type ?? $0.style.type
      $0.style.gradient = range
    }
  }

  /// The styles that a function has for values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.style.setMapping { AnyShapeStyle(mapping($0)) } }
  }

  /// The values that have styles, and the styles that a function has for them.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.style.setDomain(domain)
      $0.style.setMapping { AnyShapeStyle(mapping($0)) }
    }
  }

  private static func gradient<S: ShapeStyle>(_ range: [S]) -> Gradient? {
    let colors = range.compactMap { $0 as? Color }
    return colors.count > 1 ? Gradient(colors: colors) : nil
  }

  // MARK: Symbols

  /// The symbols of values (CH5).
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.symbol.setPairs(mapping) { .shape(AnyChartSymbolShape($0)) } }
  }

  /// The values that have symbols, and these symbols in turn.
  public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(domain: Domain, range: [S]) -> some View {
    chart {
      $0.symbol.setDomain(domain)
      $0.symbol.range = range.map { .shape(AnyChartSymbolShape($0)) }
    }
  }

  /// The values that have symbols, in their order.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.symbol.setDomain(domain) }
  }

  /// The symbols that values get in turn.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbol.range = range.map { .shape(AnyChartSymbolShape($0)) } }
  }

  /// The symbols that a function has for values.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.symbol.setMapping { .shape(AnyChartSymbolShape(mapping($0))) } }
  }

  /// The values that have symbols, and the symbols that a function has for them.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.symbol.setDomain(domain)
      $0.symbol.setMapping { .shape(AnyChartSymbolShape(mapping($0))) }
    }
  }

  // MARK: Line styles

  /// The line styles of values (CH5).
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chart { $0.lineStyle.setPairs(mapping) { $0 } }
  }

  /// The values that have line styles, and these line styles in turn.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle]) -> some View {
    chart {
      $0.lineStyle.setDomain(domain)
      $0.lineStyle.range = range
    }
  }

  /// The values that have line styles, in their order.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.lineStyle.setDomain(domain) }
  }

  /// The line styles that values get in turn.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lineStyle.range = range }
  }

  /// The line styles that a function has for values.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chart { $0.lineStyle.setMapping(mapping) }
  }

  // MARK: Sizes of symbols

  /// The values that have sizes, and the areas that they run through, in square points.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    var settings = _ScaleDomainSettings()
    domain._apply(to: &settings)
    return chart { [settings] in
      $0.symbolSize.type = type ?? $0.symbolSize.type
      $0.symbolSize.domain = settings
      $0.symbolSize.range = Self.positive(range)
    }
  }

  /// The areas that values run through, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
    chart {
      $0.symbolSize.type = type ?? $0.symbolSize.type
      $0.symbolSize.range = Self.positive(range)
    }
  }

  /// The values that have sizes.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    var settings = _ScaleDomainSettings()
    domain._apply(to: &settings)
    return chart { [settings] in
      $0.symbolSize.type = type ?? $0.symbolSize.type
      $0.symbolSize.domain = settings
    }
  }

  /// The areas that categories get in turn, in square points.
  public func chartSymbolSizeScale(range: [CGFloat]) -> some View {
    chart { $0.symbolSize.areas = range.filter { $0.isFinite && $0 >= 0 } }
  }

  /// The areas that a function has for values, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
    chart { $0.symbolSize.mapping = { value in DataValue(plotted: value).map(mapping) } }
  }

  /// Areas of at least 0.
  private static func positive(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return nil }
    return max(0, range.lowerBound)...max(0, range.upperBound)
  }
}
