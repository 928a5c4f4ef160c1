import Foundation
import TesseraCore

/// A calendar in which any number of days can be chosen.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  private let label: Label

  init(selection: Binding<Set<DateComponents>>, bounds: Range<Date>, label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  @MainActor public var body: some View {
    MultiDateCalendar(selection: selection, bounds: bounds)
      .semanticsOnlyLabel(label)
      .semantics(.compound(.picker))
      .semantics(.value(Text(selection.wrappedValue.count, format: .number)))
  }
}

nonisolated extension MultiDatePicker {
  /// A calendar of all days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, bounds: .distantPast ..< .distantFuture, label: label())
  }

  /// A calendar of the days within bounds; the upper bound can no longer be chosen.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, bounds: bounds, label: label())
  }

  /// A calendar of the days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: bounds.lowerBound ..< .distantFuture, label: label())
  }

  /// A calendar of the days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, bounds: .distantPast..<bounds.upperBound, label: label())
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// A calendar of all days, with a title that is looked up in the program's strings.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A calendar of the days within bounds, with a title that is looked up in the program's strings. The upper bound can
  /// no longer be chosen.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar of the days from one on, with a title that is looked up in the program's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar of the days before one, with a title that is looked up in the program's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar of all days, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// A calendar of the days within bounds, with a title that is shown as it is. The upper bound can no longer be
  /// chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

private struct MultiDateCalendar: View {
  @Binding var selection: Set<DateComponents>
  let bounds: Range<Date>

  @State private var month: Date?
  /// The day on which the calendar was shown first.
  @State private var today = Date.now
  @Environment(\.dateTools) private var tools

  init(selection: Binding<Set<DateComponents>>, bounds: Range<Date>) {
    _selection = selection
    self.bounds = bounds
  }

  var body: some View {
    MonthPage(
      month: CalendarMonth(shownMonth, tools.calendar),
      turn: { month = tools.month(of: shownMonth, page: $0) },
      isChosen: { chosen($0) != nil },
      isEnabled: { bounds.overlaps($0..<$0.addingTimeInterval(1)) || bounds.contains($0) },
      choose: toggle)
  }

  /// The month of the first chosen day, until the user turns the page.
  private var shownMonth: Date {
    if let month { return month }
    let first = selection.compactMap { tools.calendar.date(from: $0) }.min()
    return first ?? (bounds.contains(today) || bounds.lowerBound == .distantPast ? today : bounds.lowerBound)
  }

  private func chosen(_ day: Date) -> DateComponents? {
    selection.first { components in
      tools.calendar.date(from: components).map { tools.calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }

  private func toggle(_ day: Date) {
    if let known = chosen(day) {
      selection.remove(known)
    } else {
      selection.insert(tools.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}
