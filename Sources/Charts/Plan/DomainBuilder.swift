import SwiftUI

/// Finds the values that an axis shows (CH10).
nonisolated struct DomainBuilder {
  /// nil if there is neither data nor a domain.
  private(set) var scale: PositionScale?
  /// How many steps a rounded domain of numbers has.
  static let steps = 5

  /// - Parameter values: those that the axis marks.
  init(
    _ marks: [ChartMark], _ path: KeyPath<ChartMark, MarkExtent>, _ configuration: AxisConfiguration,
    _ values: AxisMarkValues?, _ calendar: Calendar, barGap: Double?
  ) {
    let settings = configuration.domain ?? _ScaleDomainSettings()
    var first = settings.values?.first
    for index in marks.indices {
      if first != nil { break }
      marks[index][keyPath: path].forEachDatum { if first == nil, $0.isPlaced { first = $0.value } }
    }
    guard let kind = Self.kind(first, configuration.type) else { return }
    let extents = marks.map { $0[keyPath: path] }
    var scale: PositionScale
    switch kind {
    case .category: scale = Self.categories(extents.flatMap(\.data), settings)
    case .number: scale = Self.numbers(extents, settings, configuration.type, values, barGap)
    case .date: scale = Self.dates(extents, settings, values, calendar, barGap)
    }
    if settings.isReversed { scale.isReversed.toggle() }
    scale.range = configuration.range ?? _PositionRange()
    self.scale = scale
  }

  private static func kind(_ value: _PlottedValue?, _ type: ScaleType?) -> PositionScale.Kind? {
    switch value {
    case .number: type == .category ? .category : .number
    case .date: .date
    case .category: .category
    case nil: nil
    }
  }

  private static func categories(_ data: [ChartDatum], _ settings: _ScaleDomainSettings) -> PositionScale {
    var values = settings.values ?? data.map(\.value)
    if let change = settings.change {
      var known: Set<_PlottedValue> = []
      values = change(values.filter { known.insert($0).inserted })
    }
    return PositionScale(
      categories: values.compactMap(PositionScale.name))
  }

  // MARK: Numbers

  private static func numbers(
    _ extents: [MarkExtent], _ settings: _ScaleDomainSettings, _ type: ScaleType?, _ ticks: AxisMarkValues?,
    _ barGap: Double?
  ) -> PositionScale {
    let type = type ?? .linear
    var scale: PositionScale
    if let values = settings.values {
      scale = asked(values, .number)
    } else {
      let figures = figures(extents).filter { $0.isFinite && type.applied($0) != nil }
      let bins = extents.contains { $0.value?.interval != nil }
      var (lower, upper) = bounds(figures, includesZero: settings.includesZero ?? !bins, type)
      if let barGap, settings.includesZero == nil {
        lower = min(lower, (figures.min() ?? lower) - barGap / 2)
        upper = max(upper, (figures.max() ?? upper) + barGap / 2)
      } else if !bins {
        (lower, upper) = rounded(lower, upper, type, ticks ?? .automatic)
      }
      scale = PositionScale(.number, lower: lower, upper: upper)
      if let change = settings.change {
        scale = asked(change([.number(lower), .number(upper)]), .number)
      }
    }
    scale.type = type
    return safe(scale)
  }

  /// The numbers that have to be seen of what marks have.
  private static func figures(_ extents: [MarkExtent]) -> [Double] {
    var figures: [Double] = []
    figures.reserveCapacity(2 * extents.count)
    for extent in extents {
      if let stacked = extent.stacked {
        figures += [stacked.start, stacked.end]
        continue
      }
      extent.forEachDatum { datum in
        if let interval = datum.interval {
          figures.append(interval.lowerBound)
          figures.append(interval.upperBound)
        } else if let number = datum.value.number {
          figures.append(number)
        }
      }
    }
    return figures
  }

  private static func bounds(_ figures: [Double], includesZero: Bool, _ type: ScaleType) -> (Double, Double) {
    guard var lower = figures.min(), var upper = figures.max() else { return type == .log ? (1, 10) : (0, 1) }
    if type == .log { return lower == upper ? (lower / 2, upper * 2) : (lower, upper) }
    if includesZero {
      lower = min(0, lower)
      upper = max(0, upper)
    }
    if lower == upper {
      let room = lower == 0 ? 1 : abs(lower) / 2
      return lower == 0 ? (0, 1) : (lower - room, upper + room)
    }
    return (lower, upper)
  }

  private static func rounded(
    _ lower: Double, _ upper: Double, _ type: ScaleType, _ ticks: AxisMarkValues
  ) -> (Double, Double) {
    guard type == .log else {
      return NumberTicks.rounded(
        lower, upper, count: steps, lowerBound: ticks.roundsLower, upperBound: ticks.roundsUpper)
    }
    let low = pow(10, log10(lower).rounded(.down))
    let high = pow(10, log10(upper).rounded(.up))
    return low > 0 && high.isFinite ? (low, high) : (lower, upper)
  }

  // MARK: Dates

  private static func dates(
    _ extents: [MarkExtent], _ settings: _ScaleDomainSettings, _ ticks: AxisMarkValues?, _ calendar: Calendar,
    _ barGap: Double?
  ) -> PositionScale {
    if let values = settings.values { return safe(asked(values, .date)) }
    let figures = figures(extents).filter(\.isFinite)
    var lower = figures.min() ?? 0
    var upper = figures.max() ?? 0
    if let barGap {
      lower -= barGap / 2
      upper += barGap / 2
    }
    if lower == upper {
      lower -= 43_200
      upper += 43_200
    }
    if case .calendar(let unit, let count, let own)? = ticks?.kind {
      let units = DateTicks(calendar: own ?? calendar, unit: unit, count: count)
      let bounds = units.around(
        Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper)
      ).map(\.timeIntervalSinceReferenceDate)
      if ticks?.roundsLower == true, let first = bounds.first { lower = first }
      if ticks?.roundsUpper == true, let last = bounds.first(where: { $0 >= upper }) { upper = last }
    }
    if let change = settings.change { return safe(asked(change([.date(lower), .date(upper)]), .date)) }
    return safe(PositionScale(.date, lower: lower, upper: upper))
  }

  // MARK: Domains of programs

  /// A domain from its first value to its last: one that falls runs backward.
  private static func asked(_ values: [_PlottedValue], _ kind: PositionScale.Kind) -> PositionScale {
    let figures = values.compactMap(\.number).filter(\.isFinite)
    guard let first = figures.first, let last = figures.last else {
      return PositionScale(kind, lower: 0, upper: 1)
    }
    let lower = figures.min() ?? first
    let upper = figures.max() ?? last
    var scale = PositionScale(kind, lower: lower, upper: upper)
    scale.isReversed = last < first
    return scale
  }

  /// A domain with a length, and with places for its bounds (CH20).
  private static func safe(_ scale: PositionScale) -> PositionScale {
    var scale = scale
    if scale.type == .log {
      if scale.upper <= 0 { (scale.lower, scale.upper) = (1, 10) }
      if scale.lower <= 0 { scale.lower = scale.upper / 1_000 }
    }
    if !(scale.upper > scale.lower) {
      let room = scale.kind == .date ? 43_200 : max(0.5, abs(scale.lower) * 1e-6)
      scale.lower -= room
      scale.upper += room
    }
    return scale
  }
}
