import SwiftUI

/// What is in the plot of a chart: grid lines, marks and their annotations.
public struct ChartPlotContent: View {
  struct Grid {
    let axis: AxisPlan
    var scale: PositionScale

    /// What lies in a layer; nil for what lies in none.
    func showing(_ layer: Int?) -> Grid { Grid(axis: axis.showing(layer), scale: scale) }
  }

  let plan: ChartPlan
  let axes: [Grid]
  let surroundings: ChartSurroundings
  let isClipped: Bool
  /// How far symbols and lines may reach out of the plot, in points.
  private static let margin: CGFloat = 12
  /// The size of the plot, which views of annotations may ask for.
  @State private var size = CGSize.zero

  /// The sizes of the annotations that scales make room for.
  @Binding private var annotationSizes: [Int: CGSize]

  init(
    plan: ChartPlan, axes: [Grid], surroundings: ChartSurroundings, isClipped: Bool,
    annotationSizes: Binding<[Int: CGSize]>
  ) {
    self.plan = plan
    self.axes = axes
    self.surroundings = surroundings
    self.isClipped = isClipped
    _annotationSizes = annotationSizes
  }

  public var body: some View {
    let marks = MarkPlaces(plan, surroundings)
    PlotLayout {
      GridLayer(axes: axes, isMirrored: plan.isMirrored)
        .layoutValue(key: PlotRoleKey.self, value: .whole)
      MarkLayers(plan: plan, margin: isClipped ? 0 : Self.margin)
        .layoutValue(key: PlotRoleKey.self, value: .outset(isClipped ? 0 : Self.margin))
      ChartElements(plan: plan, places: marks)
        .layoutValue(key: PlotRoleKey.self, value: .whole)
      ForEach(marks.annotations) { annotation in
        AnnotationView(annotation: annotation, places: marks, plot: size)
          .modifier(
            AnnotationMeter(
              id: annotation.id, padsScale: annotation.annotation.overflow.padsScale, sizes: $annotationSizes)
          )
          .layoutValue(key: PlotRoleKey.self, value: .annotation(annotation, marks))
      }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
  }
}
