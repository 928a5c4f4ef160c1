import SwiftUI

/// Many marks of one kind, made of a collection or a function without a view or closure for each (CH21).
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// What a mark is made of.
  associatedtype DataElement

  /// Adds the marks. `change` says what is asked of the mark of an element.
  func _collect(into collector: inout _ChartCollector, changing change: (inout MarkChange, DataElement) -> Void)
}

/// What is said about the mark of an element.
nonisolated public struct MarkChange {
  var attributes: MarkAttributes
}

/// Values of the elements of a collection, with what they are called.
nonisolated public struct PlottableProjection<Element, Value: Plottable> {
  let datum: (Element) -> ChartDatum

  /// The values at a key path.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection<
    Element, Value
  > {
    value(Text(labelKey), keyPath)
  }

  /// The values at a key path.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection<
    Element, Value
  > {
    value(Text(label), keyPath)
  }

  /// The values at a key path.
  public static func value(_ label: Text, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection<Element, Value> {
    PlottableProjection<Element, Value> { ChartDatum(label, $0[keyPath: keyPath].plotted) }
  }
}

nonisolated extension PlottableProjection where Value == Date {
  /// The units of the calendar that hold the dates at a key path.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection<Element, Value> {
    value(Text(labelKey), keyPath, unit: unit, calendar: calendar)
  }

  /// The units of the calendar that hold the dates at a key path.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection<Element, Value> {
    value(Text(label), keyPath, unit: unit, calendar: calendar)
  }

  /// The units of the calendar that hold the dates at a key path.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection<Element, Value> {
    PlottableProjection<Element, Value> { ChartDatum(label, $0[keyPath: keyPath], unit, calendar) }
  }
}

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
    for (index, element) in elements.enumerated() {
      var changed = MarkChange(attributes: attributes)
      change(&changed, element)
      collector.attributes = changed.attributes
      collector.path = _ChartCollector.hash(outer, index)
      var mark = mark(element)
      mark.isVectorized = true
      collector.add(mark)
    }
    collector.path = outer
    collector.attributes = attributes
  }
}

/// A plot of the library.
protocol PrimitivePlot: PrimitiveChartContent, VectorizedChartContent {
  var source: PlotSource<DataElement> { get }
}

extension PrimitivePlot {
  public func _collect(into collector: inout _ChartCollector) {
    source.collect(into: &collector) { _, _ in }
  }

  public func _collect(into collector: inout _ChartCollector, changing change: (inout MarkChange, DataElement) -> Void)
  {
    source.collect(into: &collector, changing: change)
  }
}
