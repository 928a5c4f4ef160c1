import SwiftUI
import TesseraCore

nonisolated extension ChartContent {
  /// Draws the marks apart, and then as one piece: opacities, shadows and blurs around it are those of the whole (CH23).
  public func compositingLayer() -> some ChartContent {
    LayeredChartContent(content: self, kind: { _ in .composite })
  }

  /// Draws the marks as a view of their own, which has the size of the plot and gets modifiers of views (CH23).
  ///
  /// - Parameter style: adds modifiers to the view of the marks.
  @MainActor @preconcurrency
  public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some ChartContent {
    let content = MarkLayerContent()
    let view = AnyView(style(PlaceholderContentView(showing: content)))
    return LayeredChartContent(content: self, kind: { .view(AnyView(view.environment(\.markLayer, $0))) })
  }

  /// Shows the marks where other marks are drawn, as opaque as these are (CH24).
  ///
  /// The scales of the chart have room for the other marks, too.
  ///
  /// - Parameter content: the marks through which these are seen.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    LayeredChartContent(content: self, kind: { _ in .masked }, mask: content())
  }
}
