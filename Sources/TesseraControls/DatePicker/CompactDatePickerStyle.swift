import Foundation
import TesseraCore

/// The date on a button that opens a calendar.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// The date on a button; the same as `.compact`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date on a button that opens a calendar.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
