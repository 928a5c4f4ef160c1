import SwiftUI

/// No marks.
nonisolated public struct EmptyChartContent: PrimitiveChartContent {
  /// No marks.
  public init() {}

  @MainActor public func _collect(into collector: inout _ChartCollector) {}
}
