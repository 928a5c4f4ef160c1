import SwiftUI

/// What is plotted in a chart: marks, and what is made of them.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of what this is made of; `Never` for marks.
  associatedtype Body: ChartContent

  /// What this is made of.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks.
  func _collect(into collector: inout _ChartCollector)
}

extension ChartContent {
  public func _collect(into collector: inout _ChartCollector) {
    body._collect(into: &collector)
  }
}

extension Never: ChartContent {
  public var body: Never { fatalError("Never has no values, so this body cannot be asked for.") }

  public func _collect(into collector: inout _ChartCollector) {}
}
