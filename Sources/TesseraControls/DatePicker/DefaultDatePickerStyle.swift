import Foundation
import TesseraCore

/// The platform's own choice: the date on a button that opens a calendar.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's own choice: the date on a button that opens a calendar.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
