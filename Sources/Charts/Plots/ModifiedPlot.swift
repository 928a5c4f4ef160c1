import SwiftUI

/// A plot with a change of what is said about its marks.
nonisolated struct ModifiedPlot<Content: VectorizedChartContent>: PrimitiveChartContent, VectorizedChartContent {
  let content: Content
  let change: (inout MarkAttributes, Content.DataElement) -> Void

  @MainActor func _collect(into collector: inout _ChartCollector) {
    content._collect(into: &collector) { change(&$0.attributes, $1) }
  }

  @MainActor func _collect(
    into collector: inout _ChartCollector, changing outer: (inout MarkChange, Content.DataElement) -> Void
  ) {
    content._collect(into: &collector) {
      outer(&$0, $1)
      change(&$0.attributes, $1)
    }
  }
}
