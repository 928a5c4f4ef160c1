import SwiftUI

/// Annotates all marks of a piece of content as one.
nonisolated struct AnnotatedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let annotation: ChartAnnotation

  @MainActor func _collect(into collector: inout _ChartCollector) {
    var annotation = annotation
    // Each place in the content has a number of its own, as in rows of a loop.
    annotation.group = _ChartCollector.hash(collector.path, collector.attributes.annotations.count)
    collector.collect(content) { $0.annotations.append(annotation) }
  }
}
