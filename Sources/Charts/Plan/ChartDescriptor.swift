import SwiftUI
import TesseraCore

/// Describes a chart as an audio graph (CH25).
nonisolated struct ChartDescriptor {
  let plan: ChartPlan
  /// The values that the axes mark.
  let ticks: (x: [Double], y: [Double])
  /// The text of a label.
  let text: (Text) -> String

  /// Whether the values run along x, as those of bars that lie.
  private var isTurned: Bool { plan.x.kind == .number && plan.y.kind != .number && plan.hasY }
  private var hasSectors: Bool { plan.marks.contains { $0.kind == .sector } }
  private var marks: [ChartMark] { plan.marks.filter { !$0.attributes.isHiddenFromAccessibility } }

  func make() -> AXChartDescriptor {
    let descriptor =
      hasSectors
      ? AXChartDescriptor(xAxis: sectorAxis, yAxis: sectorValues, series: sectorSeries)
      : AXChartDescriptor(
        xAxis: isTurned ? axis(\.y, plan.y, ticks.y) : axis(\.x, plan.x, ticks.x),
        yAxis: isTurned ? numbers(\.x, plan.x, ticks.x) : numbers(\.y, plan.y, ticks.y), series: series)
    descriptor.contentDirection =
      hasSectors ? .radialClockwise : isTurned ? .topToBottom : plan.isMirrored ? .rightToLeft : .leftToRight
    return descriptor
  }

  // MARK: Axes

  private func title(_ path: KeyPath<ChartMark, MarkExtent>) -> String {
    marks.lazy.compactMap { $0[keyPath: path].data.first?.label }.first.map(text) ?? ""
  }

  private func axis(
    _ path: KeyPath<ChartMark, MarkExtent>, _ scale: PositionScale, _ ticks: [Double]
  ) -> any AXDataAxisDescriptor {
    guard scale.kind == .category else { return numbers(path, scale, ticks) }
    return AXCategoricalDataAxisDescriptor(title: title(path), categoryOrder: scale.categories)
  }

  private func numbers(
    _ path: KeyPath<ChartMark, MarkExtent>, _ scale: PositionScale, _ ticks: [Double]
  ) -> AXNumericDataAxisDescriptor {
    let formats = plan.formats
    let isDate = scale.kind == .date
    let unit = marks.lazy.compactMap { $0[keyPath: path].data.first?.unit }.first
    let axis = AXNumericDataAxisDescriptor(title: title(path), range: scale.window, gridlinePositions: ticks) { value in
      isDate ? formats.date(Date(timeIntervalSinceReferenceDate: value), unit) : formats.number(value)
    }
    if scale.type == .log { axis.scaleType = .log10 }
    return axis
  }

  // MARK: Series

  private var series: [AXDataSeriesDescriptor] {
    var names: [String] = []
    var groups: [String: [ChartMark]] = [:]
    for mark in marks where mark.attributes.mask == nil {
      let name = seriesName(mark)
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(mark)
    }
    return names.compactMap { name in
      guard let marks = groups[name] else { return nil }
      let isContinuous = marks.allSatisfy { $0.kind == .line || $0.kind == .area }
      return AXDataSeriesDescriptor(
        name: name, isContinuous: isContinuous,
        dataPoints: marks.compactMap { isTurned ? point($0.y, $0.x, $0) : point($0.x, $0.y, $0) })
    }
  }

  private func seriesName(_ mark: ChartMark) -> String {
    [mark.series, mark.attributes.styleBy, mark.attributes.symbolBy, mark.attributes.positionBy]
      .lazy.compactMap { $0?.text(plan.formats) }.first ?? ""
  }

  /// nil for values without a place, and for rules that cross the whole plot.
  private func point(_ x: MarkExtent, _ y: MarkExtent, _ mark: ChartMark) -> AXDataPoint? {
    guard let datum = x.value ?? x.start else { return nil }
    let number = (y.value ?? y.end).flatMap { $0.value.number }.flatMap { $0.isFinite ? $0 : nil }
    let label = mark.attributes.accessibilityLabel.map(text)
    let scale = isTurned ? plan.y : plan.x
    if scale.kind == .category {
      return PositionScale.name(of: datum.value).map { AXDataPoint(x: $0, y: number, label: label) }
    }
    return datum.middle.map { AXDataPoint(x: $0, y: number, label: label) }
  }

  // MARK: Sectors

  private var sectors: [ChartMark] { marks.filter { $0.kind == .sector } }

  private var sectorAxis: any AXDataAxisDescriptor {
    AXCategoricalDataAxisDescriptor(
      title: sectors.lazy.compactMap { $0.attributes.styleBy?.label }.first.map(text) ?? "",
      categoryOrder: sectors.map(seriesName))
  }

  private var sectorValues: AXNumericDataAxisDescriptor {
    let formats = plan.formats
    let largest = sectors.compactMap { $0.x.value?.value.number }.filter(\.isFinite).max() ?? 0
    return AXNumericDataAxisDescriptor(title: title(\.x), range: 0...max(0, largest), gridlinePositions: []) {
      formats.number($0)
    }
  }

  private var sectorSeries: [AXDataSeriesDescriptor] {
    let points = sectors.map { AXDataPoint(x: seriesName($0), y: $0.x.value?.value.number) }
    return [AXDataSeriesDescriptor(name: title(\.x), isContinuous: false, dataPoints: points)]
  }
}
