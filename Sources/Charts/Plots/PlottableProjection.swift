import SwiftUI

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
