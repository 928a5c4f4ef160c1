import Foundation
import TesseraCore

/// The properties of a date picker that its style shows.
public struct DatePickerStyleConfiguration {
  /// The picker's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What the picker is called.
  public let label: Label
  /// The date. Writing it chooses another one.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil without a bound.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil without a bound.
  public let maximumDate: Date?
  /// What can be chosen: the day, the time, or both.
  public let displayedComponents: DatePickerComponents

  nonisolated init(
    label: Label, selection: Binding<Date>, bounds: DateBounds, displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    minimumDate = bounds.first
    maximumDate = bounds.last
    self.displayedComponents = displayedComponents
  }

  nonisolated var bounds: DateBounds { DateBounds(first: minimumDate, last: maximumDate) }
}
