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

/// What modifiers say about an axis.
nonisolated struct AxisConfiguration {
  var visibility = Visibility.automatic
  var content: (@MainActor () -> [AxisMarksModel])?
  var labels: [AxisTitleConfiguration] = []
  var axisStyle: (@MainActor (ChartAxisContent) -> AnyView)?
  var domain: _ScaleDomainSettings?
  var range: _PositionRange?
  var type: ScaleType?
  var visibleLength: Double?
  var scrollPosition: ChartScrollBinding?
  var selection: ChartValueSelection?
  var rangeSelection: ChartRangeSelection?
}

/// A title of an axis.
nonisolated struct AxisTitleConfiguration {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: @MainActor () -> AnyView
}

/// A view in front of a chart or behind it.
nonisolated struct ChartLayerConfiguration {
  var alignment: Alignment
  var content: @MainActor (ChartProxy) -> AnyView
}

/// What modifiers say about the legend.
nonisolated struct LegendConfiguration {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: (@MainActor () -> AnyView)?
}

/// Where the program keeps a value that the user selects.
nonisolated struct ChartValueSelection {
  let set: (_PlottedValue?) -> Void
}

/// Where the program keeps a range that the user selects.
nonisolated struct ChartRangeSelection {
  let set: ((_PlottedValue, _PlottedValue)?) -> Void
}

/// Where a plot that scrolls begins: the value at its edge.
nonisolated struct ChartScrollBinding {
  let initial: _PlottedValue
  let isBound: Bool
  let set: (_PlottedValue) -> Void
}

nonisolated struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

nonisolated extension EnvironmentValues {
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

nonisolated extension View {
  func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chartConfiguration, transform: change)
  }
}
