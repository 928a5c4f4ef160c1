import Foundation

/// Units of the calendar, one after the other, that dates are counted in (CH2).
public struct DateBins: RandomAccessCollection {
  /// The bounds of the units, one more than there are units.
  public let thresholds: [Date]

  /// Ranges between bounds, which are sorted.
  public init(thresholds: [Date]) {
    self.thresholds = thresholds.sorted()
  }

  /// The units of a calendar that hold all dates.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: lower...upper, calendar: calendar)
  }

  /// The units of a calendar that hold a range of dates, `count` of them in each bin.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    let ticks = DateTicks(calendar: calendar, unit: unit, count: Swift.max(1, count))
    self.init(thresholds: ticks.around(range.lowerBound, range.upperBound))
  }

  /// The index of the bin that holds a date. A date outside of all counts to the nearest one.
  public func index(for value: Date) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, after - 1), Swift.max(0, count - 1))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// A bin. An index outside of the collection ends the program.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }
}
