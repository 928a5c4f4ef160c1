import SwiftUI

/// Values as marks, with axes and a legend (CH1).
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// A chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart with marks for each element of a collection, whose id a key path finds.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public var body: some View {
    ChartBody(content: content)
  }
}

/// Collects the marks of a chart, and arranges what it consists of.
struct ChartBody<Content: ChartContent>: View {
  let content: Content

  @Environment(\.chartConfiguration) private var configuration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var scroll = ChartScroll()

  var body: some View {
    let plan = plan
    let surroundings = ChartSurroundings()
    ChartLayout {
      PlotView(plan: plan, configuration: configuration, surroundings: surroundings, scroll: $scroll)
        .anchorPreference(key: PlotAnchorKey<Content>.self, value: .bounds) { $0 }
        .layoutValue(key: ChartRoleKey.self, value: .plot(surroundings))
      ForEach(axes(plan)) { axis in
        axisView(axis, plan, surroundings)
          .layoutValue(key: ChartRoleKey.self, value: .axis(axis.plan.edge))
      }
      ForEach(titles) { title in
        title.title.content()
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
    return plan
  }

  // MARK: Axes

  private func axes(_ plan: ChartPlan) -> [IdentifiedAxis] {
    var axes: [AxisPlan] = []
    if plan.hasX { axes += plan.axes(.horizontal, configuration.x) }
    if plan.hasY { axes += plan.axes(.vertical, configuration.y) }
    return axes.map(IdentifiedAxis.init)
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

/// An axis, which is found again by its side of the plot.
struct IdentifiedAxis: Identifiable {
  let plan: AxisPlan

  var id: Edge { plan.edge }
}

/// A title, which is found again by its axis and number.
struct IdentifiedTitle: Identifiable {
  let title: AxisTitleConfiguration
  let axis: Axis
  let index: Int

  var id: [Int] { [axis == .horizontal ? 0 : 1, index] }

  var edge: Edge {
    switch title.position.kind {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .automatic, .overlay: axis == .horizontal ? .bottom : .top
    }
  }
}

extension ChartPlan {
  @MainActor func axes(_ axis: Axis, _ configuration: AxisConfiguration) -> [AxisPlan] {
    AxisPlanner(axis: axis, scale: axis == .horizontal ? x : y, formats: formats, dataUnit: dataUnit(axis))
      .plans(configuration)
  }

  /// The unit of the calendar that the data of an axis are counted in.
  private func dataUnit(_ axis: Axis) -> Calendar.Component? {
    for mark in marks {
      let extent = axis == .horizontal ? mark.x : mark.y
      if let unit = extent.value?.unit ?? extent.start?.unit { return unit }
    }
    return nil
  }
}

/// The plot of a chart with some content: charts in annotations of others have other content, and so keys of their own.
nonisolated struct PlotAnchorKey<Marks>: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
