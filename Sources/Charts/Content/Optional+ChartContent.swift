import SwiftUI

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  @MainActor public func _collect(into collector: inout _ChartCollector) {
    self?._collect(into: &collector)
  }
}
