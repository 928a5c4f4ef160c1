import SwiftUI

/// The plot of a chart, in the style that modifiers give it, and what the user does there.
struct PlotView: View {
  let plan: ChartPlan
  let configuration: ChartConfiguration
  let surroundings: ChartSurroundings
  @Binding var scroll: ChartScroll

  var body: some View {
    styled
      .overlay {
        if configuration.isInteractive {
          GeometryReader { geometry in
            ChartInteraction(
              proxy: ChartProxy(
                geometry: ChartGeometry(plan, geometry.size), configuration: configuration, anchor: nil),
              configuration: configuration, content: base)
          }
        } else if !configuration.scrollableAxes.isEmpty {
          base
        }
      }
  }

  /// What presses on the plot meet.
  @ViewBuilder
  private var base: some View {
    if configuration.scrollableAxes.isEmpty {
      Color.clear
    } else {
      ChartScroller(plan: plan, configuration: configuration, scroll: $scroll)
    }
  }

  @ViewBuilder
  private var styled: some View {
    let content = ChartPlotContent(
      plan: plan, axes: axes, surroundings: surroundings, isClipped: !configuration.scrollableAxes.isEmpty)
    if let style = configuration.plotStyle {
      style(content)
    } else {
      content
    }
  }

  private var axes: [ChartPlotContent.Grid] {
    let x = plan.hasX ? plan.axes(.horizontal, configuration.x) : []
    let y = plan.hasY ? plan.axes(.vertical, configuration.y) : []
    return x.map { ChartPlotContent.Grid(axis: $0, scale: plan.x) }
      + y.map { ChartPlotContent.Grid(axis: $0, scale: plan.y) }
  }
}

/// What is in the plot of a chart: grid lines, marks and their annotations.
public struct ChartPlotContent: View {
  struct Grid {
    let axis: AxisPlan
    var scale: PositionScale
  }

  let plan: ChartPlan
  let axes: [Grid]
  let surroundings: ChartSurroundings
  let isClipped: Bool
  /// How far symbols and lines may reach out of the plot, in points.
  private static let margin: CGFloat = 12
  /// The size of the plot, which views of annotations may ask for.
  @State private var size = CGSize.zero

  init(plan: ChartPlan, axes: [Grid], surroundings: ChartSurroundings, isClipped: Bool) {
    self.plan = plan
    self.axes = axes
    self.surroundings = surroundings
    self.isClipped = isClipped
  }

  public var body: some View {
    let marks = MarkPlaces(plan, surroundings)
    PlotLayout {
      GridLayer(axes: axes, isMirrored: plan.isMirrored)
        .layoutValue(key: PlotRoleKey.self, value: .whole)
      MarksLayer(plan: plan, margin: isClipped ? 0 : Self.margin)
        .layoutValue(key: PlotRoleKey.self, value: .outset(isClipped ? 0 : Self.margin))
      ChartElements(plan: plan, places: marks)
        .layoutValue(key: PlotRoleKey.self, value: .whole)
      ForEach(marks.annotations) { annotation in
        AnnotationView(annotation: annotation, places: marks, plot: size)
          .layoutValue(key: PlotRoleKey.self, value: .annotation(annotation, marks))
      }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
  }
}

/// The picture of the grid lines, which move with the domains (CH19).
nonisolated struct GridLayer: View, Animatable {
  var axes: [ChartPlotContent.Grid]
  let isMirrored: Bool

  var animatableData: ChartMotion {
    get {
      var motion = ChartMotion()
      for (index, grid) in axes.enumerated() { motion.add(grid.scale, as: index) }
      return motion
    }
    set {
      for index in axes.indices { newValue.apply(to: &axes[index].scale, as: index) }
    }
  }

  @MainActor var body: some View {
    Canvas { [axes, isMirrored] context, size in
      for grid in axes {
        AxisPainter(axis: grid.axis, scale: grid.scale, isMirrored: isMirrored).drawGrid(context, size)
      }
    }
    .allowsHitTesting(false)
  }
}

/// The picture of the marks, which move to their new values (CH19).
nonisolated struct MarksLayer: View, Animatable {
  var plan: ChartPlan
  let margin: CGFloat

  var animatableData: ChartMotion {
    get { plan.motion }
    set { plan.motion = newValue }
  }

  @MainActor var body: some View {
    Canvas { [plan, margin] context, size in
      let plot = CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
      var context = context
      context.translateBy(x: margin + (plan.isMirrored ? plot.width : 0), y: margin)
      if plan.isMirrored { context.scaleBy(x: -1, y: 1) }
      ChartPainter(ChartGeometry(plan, plot)).draw(context)
    }
    .allowsHitTesting(false)
  }
}

/// What a subview of a plot is.
nonisolated enum PlotRole {
  case whole
  case outset(CGFloat)
  case annotation(PlacedAnnotation, MarkPlaces)
  case mark(Int, MarkPlaces)
}

nonisolated struct PlotRoleKey: LayoutValueKey {
  static var defaultValue: PlotRole { .whole }
}

/// Places what is in a plot.
nonisolated struct PlotLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 150))
    return CGSize(
      width: size.width.isFinite ? size.width : 300, height: size.height.isFinite ? size.height : 150)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews {
      switch view[PlotRoleKey.self] {
      case .whole: view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .outset(let margin):
        let frame = bounds.insetBy(dx: -margin, dy: -margin)
        view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      case .annotation(let annotation, let places):
        let size = view.sizeThatFits(.unspecified)
        guard let origin = places.origin(of: annotation, size, in: bounds.size) else {
          view.place(at: CGPoint(x: -10_000, y: -10_000), proposal: .unspecified)
          continue
        }
        view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
      case .mark(let index, let places):
        let frame = places.frame(of: index, in: bounds.size) ?? CGRect(x: -10_000, y: -10_000, width: 0, height: 0)
        view.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
    }
  }
}
