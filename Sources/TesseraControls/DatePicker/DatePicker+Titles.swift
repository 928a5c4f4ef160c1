import Foundation
import TesseraCore

nonisolated extension DatePicker where Label == Text {
  /// A picker of any date, with a title that is looked up in the program's strings.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker of any date, with a title that is shown as it is.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker of a date within bounds, with a title that is looked up in the program's strings.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker of a date within bounds, with a title that is shown as it is.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker of a date from one on, with a title that is looked up in the program's strings.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker of a date from one on, with a title that is shown as it is.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker of a date up to one, with a title that is looked up in the program's strings.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker of a date up to one, with a title that is shown as it is.
  ///
  /// - Parameter displayedComponents: what can be chosen: the day, the time, or both.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
