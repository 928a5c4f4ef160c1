import SwiftUI

/// Elements, and the marks that are made of them.
nonisolated struct PlotSource<Element> {
  let elements: [Element]
  let mark: (Element) -> ChartMark

  init<Data: RandomAccessCollection>(_ data: Data, _ mark: @escaping (Element) -> ChartMark)
  where Data.Element == Element {
    elements = Array(data)
    self.mark = mark
  }

  func collect(into collector: inout _ChartCollector, changing change: (inout MarkChange, Element) -> Void) {
    let outer = collector.path
    let attributes = collector.attributes
    let plot = collector.makePlot()
    for index in elements.indices {
      let element = elements[index]
      var changed = MarkChange(attributes: attributes)
      change(&changed, element)
      collector.attributes = changed.attributes
      collector.path = _ChartCollector.hash(outer, index)
      var mark = mark(element)
      mark.plot = plot
      collector.add(mark)
    }
    collector.path = outer
    collector.attributes = attributes
  }
}
