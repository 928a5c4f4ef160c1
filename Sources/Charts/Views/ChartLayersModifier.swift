import SwiftUI

/// Shows what lies in front of a chart and behind it.
struct ChartLayersModifier<Marks>: ViewModifier {
  let plan: ChartPlan
  let configuration: ChartConfiguration

  func body(content: Content) -> some View {
    content
      .backgroundPreferenceValue(PlotAnchorKey<Marks>.self) { anchor in layers(configuration.backgrounds, anchor) }
      .overlayPreferenceValue(PlotAnchorKey<Marks>.self) { anchor in layers(configuration.overlays, anchor) }
  }

  @ViewBuilder
  private func layers(_ layers: [ChartLayerConfiguration], _ anchor: Anchor<CGRect>?) -> some View {
    if !layers.isEmpty, let anchor {
      GeometryReader { geometry in
        let proxy = ChartProxy(
          geometry: ChartGeometry(plan, geometry[anchor].size), configuration: configuration, anchor: anchor)
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(
              width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
        }
      }
    }
  }
}
