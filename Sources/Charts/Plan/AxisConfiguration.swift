import SwiftUI

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
