import SwiftUI

/// A value that an axis marks.
nonisolated public struct AxisValue {
  /// Its number among the values, from 0.
  public let index: Int
  /// How many values there are.
  public let count: Int
  let plotted: _PlottedValue
  /// The unit of the calendar between two values.
  let unit: Calendar.Component?
  /// Whether the axis shows more than a year.
  let spansYears: Bool
  let formats: ChartFormats

  /// The value as a type; nil if it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: plotted) }

  /// How the value is written where nothing else is asked for (CH12).
  var text: String {
    switch plotted {
    case .number(let number): formats.number(number)
    case .date(let seconds):
      formats.tick(Date(timeIntervalSinceReferenceDate: seconds), every: unit ?? .day, spansYears: spansYears)
    case .category(let name): name
    }
  }
}
