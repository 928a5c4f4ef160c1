import SwiftUI

/// Marks of an axis that are drawn apart (CH26).
nonisolated final class AxisLayer {
  /// A layer as one of those of an axis.
  struct Numbered: Identifiable {
    let id: Int
    let layer: AxisLayer
  }

  private let style: AnyView
  private let outer: AxisLayer?

  init(style: AnyView, in outer: AxisLayer?) {
    self.style = style
    self.outer = outer
  }

  /// The layer around this one and those around it.
  func inside(_ layer: AxisLayer) -> AxisLayer {
    AxisLayer(style: style, in: outer?.inside(layer) ?? layer)
  }

  /// The marks as the layer shows them.
  @MainActor func view(_ marks: AnyView) -> AnyView {
    let view = AnyView(style.environment(\.axisLayerMarks, marks))
    return outer?.view(view) ?? view
  }
}
