import Foundation
import SwiftUI

/// A value to plot, with what it is called.
public struct PlottableValue<Value: Plottable> {
  let datum: ChartDatum

  /// A value with a label, which is read to people who cannot see the chart.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(datum: ChartDatum(Text(labelKey), value.plotted))
  }

  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(datum: ChartDatum(Text(String(label)), value.plotted))
  }

  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(datum: ChartDatum(label, value.plotted))
  }
}

extension PlottableValue where Value == Date {
  /// A unit of the calendar, such as the month, that holds a date (CH2).
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    PlottableValue(datum: ChartDatum(Text(labelKey), value, unit, calendar))
  }

  /// A unit of the calendar that holds a date.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    PlottableValue(datum: ChartDatum(Text(String(label)), value, unit, calendar))
  }

  /// A unit of the calendar that holds a date.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue<Date> {
    PlottableValue(datum: ChartDatum(label, value, unit, calendar))
  }
}

extension PlottableValue {
  /// A range of values, such as a bin of a histogram (CH2).
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(datum: ChartDatum(Text(labelKey), range.lowerBound.plotted, range.upperBound.plotted))
  }

  /// A range of values.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(datum: ChartDatum(Text(String(label)), range.lowerBound.plotted, range.upperBound.plotted))
  }

  /// A range of values.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(datum: ChartDatum(label, range.lowerBound.plotted, range.upperBound.plotted))
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(datum: ChartDatum(Text(labelKey), range.lowerBound.plotted, range.upperBound.plotted))
  }

  /// A range of values.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(datum: ChartDatum(label, range.lowerBound.plotted, range.upperBound.plotted))
  }
}
