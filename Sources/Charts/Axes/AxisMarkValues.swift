import SwiftUI

/// The values that an axis marks (CH11).
nonisolated public struct AxisMarkValues: Sendable {
  enum Kind {
    case automatic(desiredCount: Int?)
    case minimumStride(Double, desiredCount: Int?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar?)
    case fixed([_PlottedValue])
  }

  let kind: Kind
  /// Whether the bounds of an automatic domain of numbers are round.
  var roundsLower = true
  var roundsUpper = true

  init(kind: Kind, roundsLower: Bool? = nil, roundsUpper: Bool? = nil) {
    self.kind = kind
    self.roundsLower = roundsLower ?? true
    self.roundsUpper = roundsUpper ?? true
  }

  init<Value: Plottable>(_ values: [Value]) {
    kind = .fixed(values.map(\.plotted))
  }

  /// Round values.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount: nil)) }

  /// About as many round values as asked for.
  ///
  /// - Parameters:
  ///   - desiredCount: how many; nil for about five.
  ///   - roundLowerBound: whether an automatic domain of numbers begins at a round number; nil counts as true.
  ///   - roundUpperBound: whether it ends at one; nil counts as true.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desiredCount: desiredCount.map { max(1, $0) }), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Round values that lie at least so far apart.
  public static func automatic<P: PrimitivePlottableProtocol & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .minimumStride(minimumStride._plotted.number ?? 0, desiredCount: desiredCount.map { max(1, $0) }),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The multiples of a step. One that is not above 0 has none.
  public static func stride<P: PrimitivePlottableProtocol & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(stepSize._plotted.number ?? 0), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The beginnings of units of the calendar.
  ///
  /// - Parameters:
  ///   - component: the unit.
  ///   - count: how many units lie between two values; less than 1 counts as 1.
  ///   - roundLowerBound: whether an automatic domain of dates begins with a unit; nil counts as false.
  ///   - roundUpperBound: whether it ends with one; nil counts as false.
  ///   - calendar: the calendar; nil for that of the chart.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(component, max(1, count), calendar), roundsLower: roundLowerBound ?? false,
      roundsUpper: roundUpperBound ?? false)
  }
}
