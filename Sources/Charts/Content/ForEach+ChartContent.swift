import SwiftUI
import TesseraCore

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  @MainActor public func _collect(into collector: inout _ChartCollector) {
    forEachRow { id, content in collector.collect(at: id, content) }
  }
}

nonisolated extension ForEach where Content: ChartContent {
  /// Marks for elements whose id a key path finds.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rowsFor: data, id: id, content: content)
  }
}

nonisolated extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Marks for elements that know their ids.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(rowsFor: data, id: \.id, content: content)
  }
}

nonisolated extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Marks for a range of numbers; the position is the id.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(rowsFor: data, id: \.self, content: content)
  }
}
