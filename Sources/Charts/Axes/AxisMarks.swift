import SwiftUI

/// Values of an axis, and what is shown at each of them (CH11).
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let model: AxisMarksModel

  @MainActor public var _marks: _AxisContents { _AxisContents(models: [model]) }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: @escaping @MainActor (AxisValue) -> Content
  ) {
    model = AxisMarksModel(preset: preset, position: position, values: values) { content($0)._items(at: $0).items }
  }

  /// Marks that a function makes for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(preset, position, values, content)
  }

  /// Marks that are the same at all values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(preset, position, values) { _ in content() }
  }

  /// Marks that a function makes for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values), content)
  }

  /// Marks that are the same at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values)) { _ in content() }
  }
}

/// What an axis shows by itself.
nonisolated public struct DefaultAxisMark: AxisMark {
  @MainActor public func _items(at value: AxisValue) -> _AxisItems { _AxisItems() }
}

extension AxisMarks where Content == DefaultAxisMark {
  private init(
    standard preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
    _ label: ((AxisValue) -> String)? = nil
  ) {
    model = AxisMarksModel(preset: preset, position: position, values: values, stroke: stroke, label: label)
  }

  /// What the axis shows by itself.
  ///
  /// - Parameter stroke: how lines are drawn; nil for thin lines.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(standard: preset, position, values, stroke)
  }

  /// What the axis shows by itself, at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(standard: preset, position, AxisMarkValues(values), stroke)
  }

  /// What the axis shows by itself, with labels in a format. Values of another kind have no label.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(standard: preset, position, values, stroke) { value in
      value.as(Format.FormatInput.self).map { format.locale(value.formats.locale).format($0) } ?? ""
    }
  }

  /// What the axis shows by itself, at some values, with labels in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
}

/// How the marks of an axis are arranged.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind { case automatic, aligned, extended, inset }

  let kind: Kind

  /// As fits the values.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels stay within the ends of the plot.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels are centered at their values.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Labels lie in the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The side of the plot on which an axis lies.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  /// Below the plot and after it; categories are before it.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// After the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

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
