import Foundation
import TesseraCore

/// A control for a date.
nonisolated public struct DatePicker<Label: View>: View {
  /// Which parts of a date can be chosen.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: Components
  private let label: Label

  @Environment(\.datePickerStyle) private var style

  init(selection: Binding<Date>, bounds: DateBounds, components: Components, label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  /// A picker of any date.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: DateBounds(), components: displayedComponents, label: label())
  }

  /// A picker of a date within bounds.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound, last: range.upperBound),
      components: displayedComponents, label: label())
  }

  /// A picker of a date from one on.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(first: range.lowerBound), components: displayedComponents,
      label: label())
  }

  /// A picker of a date up to one.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: DateBounds(last: range.upperBound), components: displayedComponents, label: label())
  }

  @MainActor public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), selection: selection, bounds: bounds, displayedComponents: components)
    if let style {
      style.makeView(configuration)
    } else {
      CompactDatePicker(configuration: configuration)
    }
  }
}

/// The bounds of the dates that can be chosen; nil for none.
nonisolated struct DateBounds: Equatable {
  var first: Date?
  var last: Date?

  func clamped(_ date: Date) -> Date {
    let late = first.map { max(date, $0) } ?? date
    return last.map { min(late, $0) } ?? late
  }

  /// Whether any time of a day is within.
  func contains(dayOf date: Date, in calendar: Calendar) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return true }
    if let first, day.end <= first { return false }
    if let last, day.start > last { return false }
    return true
  }
}
