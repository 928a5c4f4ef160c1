import Foundation
import SwiftUI

/// A value of a mark in one direction, without its type.
nonisolated struct ChartDatum {
  var label: Text?
  var value: _PlottedValue
  /// The unit of the calendar or bin around the value.
  var interval: ClosedRange<Double>?
  /// The unit of the calendar that the interval is.
  var unit: Calendar.Component?

  init(_ label: Text?, _ value: _PlottedValue) {
    self.label = label
    self.value = value
  }

  /// The unit of a calendar around a date; the date alone if the calendar has none (CH2).
  init(_ label: Text?, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    self.init(label, date.plotted)
    guard date.timeIntervalSinceReferenceDate.isFinite,
      let interval = calendar.dateInterval(of: unit, for: date)
    else { return }
    let start = interval.start.timeIntervalSinceReferenceDate
    self.interval = start...max(start, interval.end.timeIntervalSinceReferenceDate)
    self.unit = unit
  }

  /// A range; the first value alone if the bounds are no numbers.
  init(_ label: Text?, _ lower: _PlottedValue, _ upper: _PlottedValue) {
    self.init(label, lower)
    guard let first = lower.number, let last = upper.number, first.isFinite, last.isFinite else { return }
    interval = min(first, last)...max(first, last)
  }

  /// Whether the value has a place: numbers that are not finite have none (CH20).
  var isPlaced: Bool { value.number?.isFinite ?? true }

  /// The middle on a continuous axis; nil for categories and figures without a place.
  var middle: Double? {
    if let interval { return (interval.lowerBound + interval.upperBound) / 2 }
    guard let number = value.number, number.isFinite else { return nil }
    return number
  }

  /// What marks at the same place have in common.
  var place: _PlottedValue {
    guard let interval else { return value }
    return .number(interval.lowerBound)
  }

  /// The value in words, for assistive technology.
  func text(_ formats: ChartFormats) -> String {
    switch value {
    case .number(let number): formats.number(number)
    case .date(let seconds): formats.date(Date(timeIntervalSinceReferenceDate: seconds), unit)
    case .category(let name): name
    }
  }
}

nonisolated extension ChartDatum {
  /// Whether the value takes a piece of an axis: categories, dates and bins.
  var isBand: Bool {
    switch value {
    case .category, .date: true
    case .number: interval != nil
    }
  }
}
