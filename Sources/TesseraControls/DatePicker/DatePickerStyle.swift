import Foundation
import TesseraCore

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype _Body: View

  /// What the style is told of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// The date picker's looks.
  @ViewBuilder func makeBody(configuration: Configuration) -> _Body
}

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

/// The platform's own choice: the date on a button that opens a calendar.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The date on a button that opens a calendar.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// The date on a button; `.compact` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A calendar, and the time below it.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar; `.graphical` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// Wheels for the parts of the date.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels for the parts of the date; `.wheel` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's own choice: the date on a button that opens a calendar.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date on a button that opens a calendar.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, and the time below it.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  nonisolated var datePickerStyle: ControlStyle<DatePickerStyleConfiguration>? {
    get { controlStyle(for: DatePickerStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.datePickerStyle) { $0.makeBody(configuration: $1) }
  }
}
