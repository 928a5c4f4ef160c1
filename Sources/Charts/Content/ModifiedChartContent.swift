import SwiftUI

/// Content with a change of what is said about its marks.
nonisolated struct ModifiedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkAttributes) -> Void

  @MainActor func _collect(into collector: inout _ChartCollector) {
    collector.collect(content, changing: change)
  }
}
