import SwiftUI

/// Finds out what the axes of a chart show (CH11).
@MainActor
struct AxisPlanner {
  let axis: Axis
  let scale: PositionScale
  let formats: ChartFormats
  /// The unit of the calendar that the data are counted in.
  let dataUnit: Calendar.Component?

  private struct Tick {
    let value: _PlottedValue
    let place: Double
    let next: Double
  }

  func plans(_ configuration: AxisConfiguration) -> [AxisPlan] {
    guard configuration.visibility != .hidden else { return [] }
    var plans: [AxisPlan] = []
    var layers: [AxisLayer] = []
    for model in configuration.content?() ?? [AxisMarksModel()] {
      let edge = edge(of: model.position)
      var plan = plans.first { $0.edge == edge } ?? AxisPlan(edge: edge)
      let counts = (plan.gridLines.count, plan.ticks.count, plan.labels.count)
      add(model, to: &plan)
      if let layer = model.layer {
        if layers.last !== layer { layers.append(layer) }
        plan.tag(AxisLayer.Numbered(id: layers.count, layer: layer), since: counts)
      }
      plans.removeAll { $0.edge == edge }
      plans.append(plan)
    }
    return plans
  }

  private func edge(of position: AxisMarkPosition) -> Edge {
    switch position.kind {
    case .leading: axis == .vertical ? .leading : .bottom
    case .top: axis == .horizontal ? .top : .trailing
    // Names are read before their bars.
    case .automatic where axis == .vertical && scale.kind == .category: .leading
    case .automatic, .trailing, .bottom: axis == .vertical ? .trailing : .bottom
    }
  }

  private func add(_ model: AxisMarksModel, to plan: inout AxisPlan) {
    let (ticks, unit) = ticks(of: model.values)
    let window = scale.window
    let spansYears = scale.kind == .date && window.upperBound - window.lowerBound > 367 * 86_400
    for (index, tick) in ticks.enumerated() {
      let value = AxisValue(
        index: index, count: ticks.count, plotted: tick.value, unit: unit, spansYears: spansYears, formats: formats)
      let items = model.items?(value) ?? standardItems(model, value)
      for item in items { add(item, at: tick, index, model.preset, to: &plan) }
    }
  }

  /// What an axis shows by itself: along categories there is nothing to read off, so they have no lines.
  private func standardItems(_ model: AxisMarksModel, _ value: AxisValue) -> [AxisItem] {
    let label = AxisItem.label(AxisLabel(view: AnyView(Text(verbatim: model.label?(value) ?? value.text))))
    guard scale.kind != .category else { return [label] }
    let line = AxisLine(stroke: model.stroke)
    return axis == .vertical ? [.gridLine(line), label] : [.gridLine(line), .tick(line, .longestLabel), label]
  }

  private func add(_ item: AxisItem, at tick: Tick, _ index: Int, _ preset: AxisMarkPreset, to plan: inout AxisPlan) {
    let middle = (tick.place + tick.next) / 2
    switch item {
    case .gridLine(let line):
      plan.gridLines.append(
        AxisPlan.Line(place: line.isCentered == true ? middle : tick.place, line: line, length: nil))
    case .tick(let line, let length):
      plan.ticks.append(AxisPlan.Line(place: line.isCentered == true ? middle : tick.place, line: line, length: length))
    case .label(let label):
      let isBand = scale.kind == .category
      let isCentered = label.isCentered ?? isBand
      let half = isBand ? 0.5 : 0
      let position = AxisLabelPosition(
        index: index, place: tick.place,
        room: isCentered ? (tick.place - half)...(isBand ? tick.place + half : tick.next) : nil,
        anchor: label.anchor, alignment: label.multiLabelAlignment, preset: preset, collision: label.collision,
        horizontalSpacing: label.horizontalSpacing, verticalSpacing: label.verticalSpacing, offset: label.offset)
      var label = label
      if isBand { label.view = AnyView(label.view.lineLimit(1)) }
      plan.labels.append(AxisPlan.Label(label: label, position: position))
    }
  }

  // MARK: Values

  /// The values that are marked, and the unit of the calendar between them.
  private func ticks(of values: AxisMarkValues) -> ([Tick], Calendar.Component?) {
    if case .fixed(let values) = values.kind { return (located(values), fixedUnit(values)) }
    switch scale.kind {
    case .category: return (categories(values), nil)
    case .number: return (located(numbers(values).map { .number($0) }), nil)
    case .date:
      let ticks = dateTicks(values)
      let window = scale.window
      var moments = ticks.between(window.lowerBound, window.upperBound)
      // Where units are counted, the end of the last one is the beginning of none that is seen.
      if dataUnit != nil { moments.removeAll { $0 >= window.upperBound - 0.001 } }
      return (located(moments.map { .date($0) }), ticks.unit)
    }
  }

  /// Values with their places, without those that are not seen.
  private func located(_ values: [_PlottedValue]) -> [Tick] {
    let window = scale.window
    let slack = (window.upperBound - window.lowerBound) * 1e-6
    let places = values.compactMap { value -> (_PlottedValue, Double)? in
      guard let place = scale.place(of: ChartDatum(nil, value)), place.isFinite, scale.type.applied(place) != nil,
        place >= window.lowerBound - slack, place <= window.upperBound + slack
      else { return nil }
      return (value, place)
    }
    return places.enumerated().map { index, tick in
      let next = index + 1 < places.count ? places[index + 1].1 : window.upperBound
      return Tick(value: tick.0, place: tick.1, next: max(next, tick.1))
    }
  }

  private func categories(_ values: AxisMarkValues) -> [Tick] {
    let all = located(scale.categories.map { .category($0) })
    guard case .automatic(let count?) = values.kind, all.count > count else { return all }
    let step = (all.count + count - 1) / count
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  private func numbers(_ values: AxisMarkValues) -> [Double] {
    let window = scale.window
    var minimum = 0.0
    var count: Int?
    switch values.kind {
    case .stride(let step): return NumberTicks.multiples(of: step, window.lowerBound, window.upperBound)
    case .minimumStride(let stride, let desired): (minimum, count) = (stride, desired)
    case .automatic(let desired): count = desired
    case .calendar, .fixed: break
    }
    if scale.type == .log {
      return NumberTicks.powers(window.lowerBound, window.upperBound, count: count ?? DomainBuilder.steps)
    }
    let step = NumberTicks.step(window.lowerBound, window.upperBound, count: count ?? DomainBuilder.steps)
    return NumberTicks.multiples(of: max(step, minimum), window.lowerBound, window.upperBound)
  }

  private func dateTicks(_ values: AxisMarkValues) -> DateTicks {
    let window = scale.window
    if case .calendar(let unit, let count, let calendar) = values.kind {
      return DateTicks(calendar: calendar ?? formats.calendar, unit: unit, count: count)
    }
    var desired = 7
    if case .automatic(let count?) = values.kind { desired = count }
    let ticks = DateTicks.fitting(
      window.lowerBound, window.upperBound, desired: desired, calendar: formats.calendar)
    guard let dataUnit, ticks.isFiner(than: dataUnit) else { return ticks }
    return DateTicks(calendar: formats.calendar, unit: dataUnit, count: 1)
  }

  private func fixedUnit(_ values: [_PlottedValue]) -> Calendar.Component? {
    let moments = values.compactMap { value -> Double? in
      guard case .date(let seconds) = value else { return nil }
      return seconds
    }
    guard moments.count > 1, let lower = moments.min(), let upper = moments.max() else { return dataUnit }
    return DateTicks.fitting(lower, upper, desired: moments.count, calendar: formats.calendar).unit
  }
}
