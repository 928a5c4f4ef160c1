import TesseraCore

extension ForEach: MapContent, PrimitiveMapContent where Content: MapContent {
  @MainActor public func _collect(into collector: inout _MapCollector) {
    forEachRow { id, content in collector.collect(row: id, content) }
  }
}

nonisolated extension ForEach where Content: MapContent {
  /// Content for elements whose id a key path finds.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(rowsFor: data, id: id, content: content)
  }
}

nonisolated extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Content for elements that know their ids.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(rowsFor: data, id: \.id, content: content)
  }
}

nonisolated extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  /// Content for a range of numbers; the position is the id.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(rowsFor: data, id: \.self, content: content)
  }
}
