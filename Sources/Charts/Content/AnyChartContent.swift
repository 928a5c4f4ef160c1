import SwiftUI

/// Chart content of any type.
nonisolated public struct AnyChartContent: PrimitiveChartContent {
  private let content: any ChartContent

  /// Any content, without its type.
  public init<Content: ChartContent>(_ content: Content) {
    self.content = content
  }

  /// Any content, without its type.
  public init<Content: ChartContent>(erasing content: Content) {
    self.content = content
  }

  @MainActor public func _collect(into collector: inout _ChartCollector) {
    content._collect(into: &collector)
  }
}
