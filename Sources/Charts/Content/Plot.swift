import SwiftUI

/// Several marks as one piece, for modifiers that concern them together.
nonisolated public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content

  /// Several marks as one piece.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _collect(into collector: inout _ChartCollector) {
    content._collect(into: &collector)
  }
}
