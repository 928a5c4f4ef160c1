import SwiftUI

extension ChartConfiguration {
  /// Whether the plot reacts to presses.
  nonisolated var isInteractive: Bool {
    !gestures.isEmpty || angleSelection != nil || x.isInteractive || y.isInteractive
  }
}

extension AxisConfiguration {
  nonisolated fileprivate var isInteractive: Bool { selection != nil || rangeSelection != nil }
}

/// Lets the user select values in a plot (CH18).
struct ChartInteraction<Content: View>: View {
  let proxy: ChartProxy
  let configuration: ChartConfiguration
  let content: Content

  var body: some View {
    if configuration.gestures.isEmpty {
      content.contentShape(Rectangle()).gesture(selection).onContinuousHover { phase in hover(phase) }
    } else {
      content.contentShape(Rectangle()).modifier(GesturesModifier(gestures: configuration.gestures.map { $0(proxy) }))
    }
  }

  private var selection: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        select(at: drag.location)
        proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
        proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
      }
      .onEnded { _ in deselect() }
  }

  private func hover(_ phase: HoverPhase) {
    switch phase {
    case .active(let point): select(at: point)
    case .ended: deselect()
    }
  }

  private func select(at point: CGPoint) {
    proxy.selectXValue(at: point.x)
    proxy.selectYValue(at: point.y)
    if configuration.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
  }

  /// Values are selected while they are pointed at; ranges and sectors stay.
  private func deselect() {
    configuration.x.selection?.set(nil)
    configuration.y.selection?.set(nil)
  }
}

/// The gestures of a program.
struct GesturesModifier: ViewModifier {
  let gestures: [AnyGesture<Void>]

  func body(content: Content) -> some View {
    gestures.reduce(AnyView(content)) { AnyView($0.gesture($1)) }
  }
}

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
