import SwiftUI

/// Many marks of one kind, made of a collection or a function without a view or closure for each (CH21).
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What a mark is made of.
  associatedtype DataElement

  /// Adds the marks. `change` says what is asked of the mark of an element.
  func _collect(into collector: inout _ChartCollector, changing change: (inout MarkChange, DataElement) -> Void)
}
