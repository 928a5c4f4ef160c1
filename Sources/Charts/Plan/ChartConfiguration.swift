import SwiftUI

/// What modifiers around charts say about them.
nonisolated struct ChartConfiguration {
  var x = AxisConfiguration()
  var y = AxisConfiguration()
  var style = StyleScaleSettings<AnyShapeStyle>()
  var symbol = StyleScaleSettings<ChartSymbol>()
  var lineStyle = StyleScaleSettings<StrokeStyle>()
  var symbolSize = SymbolSizeSettings()
  var legend = LegendConfiguration()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var backgrounds: [ChartLayerConfiguration] = []
  var overlays: [ChartLayerConfiguration] = []
  var gestures: [@MainActor (ChartProxy) -> AnyGesture<Void>] = []
  var angleSelection: ChartValueSelection?
  var scrollableAxes: Axis.Set = []
  var scrollTargetBehavior: _ChartScrollAlignment?
}
