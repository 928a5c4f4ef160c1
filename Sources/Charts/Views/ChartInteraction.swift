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
