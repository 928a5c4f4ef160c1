import SwiftUI

/// The pieces of a loop.
nonisolated struct RepeatedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let pieces: [Content]

  @MainActor func _collect(into collector: inout _ChartCollector) {
    for (index, piece) in pieces.enumerated() { collector.collect(at: index, piece) }
  }
}
