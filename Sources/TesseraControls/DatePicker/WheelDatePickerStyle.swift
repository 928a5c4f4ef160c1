import Foundation
import TesseraCore

/// Wheels for the parts of the date.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels for the parts of the date; the same as `.wheel`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
