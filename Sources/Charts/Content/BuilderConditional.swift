import SwiftUI

/// One of two pieces of content, as a condition says.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  @MainActor public func _collect(into collector: inout _ChartCollector) {
    switch branch {
    case .first(let content): collector.collect(at: true, content)
    case .second(let content): collector.collect(at: false, content)
    }
  }
}
