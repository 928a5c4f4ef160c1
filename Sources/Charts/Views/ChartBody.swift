import SwiftUI
import TesseraCore

/// Collects the marks of a chart, and arranges what it consists of.
struct ChartBody<Content: ChartContent>: View {
  let content: Content

  @Environment(\.chartConfiguration) private var configuration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var scroll = ChartScroll()
  /// The sizes of the annotations that scales make room for (CH15).
  @State private var annotationSizes: [Int: CGSize] = [:]

  var body: some View {
    let plan = plan
    let surroundings = ChartSurroundings()
    ChartLayout {
      PlotView(
        plan: plan, configuration: configuration, surroundings: surroundings, scroll: $scroll,
        annotationSizes: $annotationSizes
      )
      .anchorPreference(key: PlotAnchorKey<Content>.self, value: .bounds) { $0 }
      .layoutValue(key: ChartRoleKey.self, value: .plot(surroundings))
      ForEach(axes(plan)) { axis in
        axisView(axis, plan, surroundings)
          .layoutValue(key: ChartRoleKey.self, value: .axis(axis.plan.edge))
      }
      ForEach(titles) { title in
        title.orientation.turned(title.title.content())
          .font(.caption)
          .foregroundStyle(.secondary)
          .layoutValue(key: ChartRoleKey.self, value: .title(title.edge, title.title.alignment, title.title.spacing))
      }
      if let legend = ChartLegendView(plan: plan, configuration: configuration.legend) {
        legend
          .layoutValue(
            key: ChartRoleKey.self,
            value: .legend(
              LegendPlace(configuration.legend.position), configuration.legend.alignment, configuration.legend.spacing))
      }
    }
    .modifier(ChartLayersModifier<Content>(plan: plan, configuration: configuration))
    .accessibilityElement(children: .contain)
    .chartDescription { values in
      ChartDescriptor(
        plan: plan, ticks: (marked(\.x, .horizontal, plan), marked(\.y, .vertical, plan)),
        text: { $0.resolvedString(in: values) }
      ).make()
    }
    // What is said about this chart is not meant for charts in its overlays and annotations.
    .environment(\.chartConfiguration, ChartConfiguration())
  }

  private var plan: ChartPlan {
    var collector = _ChartCollector()
    content._collect(into: &collector)
    collector.addFunctions(asked: configuration.x.domain)
    var plan = ChartPlan(
      collector.marks, configuration, ChartFormats(locale: locale, calendar: calendar),
      ticks: (configuration.x.content?().first?.values, configuration.y.content?().first?.values),
      isMirrored: layoutDirection == .rightToLeft)
    if configuration.scrollableAxes.contains(.horizontal) {
      plan.x.visible = scroll.window(of: plan.x, configuration.x, scroll.x)
    }
    if configuration.scrollableAxes.contains(.vertical) {
      plan.y.visible = scroll.window(of: plan.y, configuration.y, scroll.y)
    }
    plan.makeRoom(for: annotationSizes)
    return plan
  }

  // MARK: Axes

  private func axes(_ plan: ChartPlan) -> [IdentifiedAxis] {
    var axes: [AxisPlan] = []
    if plan.hasX { axes += plan.axes(.horizontal, configuration.x) }
    if plan.hasY { axes += plan.axes(.vertical, configuration.y) }
    return axes.map(IdentifiedAxis.init)
  }

  /// The places of the grid lines of an axis.
  private func marked(_ path: KeyPath<ChartConfiguration, AxisConfiguration>, _ axis: Axis, _ plan: ChartPlan)
    -> [Double]
  {
    plan.axes(axis, configuration[keyPath: path]).flatMap { $0.gridLines.map(\.place) }
  }

  @ViewBuilder
  private func axisView(
    _ axis: IdentifiedAxis, _ plan: ChartPlan, _ surroundings: ChartSurroundings
  ) -> some View {
    let isX = axis.plan.edge == .top || axis.plan.edge == .bottom
    let content = ChartAxisContent(
      axis: axis.plan, scale: isX ? plan.x : plan.y, isMirrored: plan.isMirrored, surroundings: surroundings)
    if let style = isX ? configuration.x.axisStyle : configuration.y.axisStyle {
      style(content)
    } else {
      content
    }
  }

  private var titles: [IdentifiedTitle] {
    func titles(_ configuration: AxisConfiguration, _ axis: Axis) -> [IdentifiedTitle] {
      guard configuration.visibility != .hidden else { return [] }
      return configuration.labels.enumerated().map { IdentifiedTitle(title: $1, axis: axis, index: $0) }
    }
    return titles(configuration.x, .horizontal) + titles(configuration.y, .vertical)
  }
}
