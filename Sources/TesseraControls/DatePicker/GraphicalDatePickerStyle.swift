import Foundation
import TesseraCore

/// A calendar, and the time below it.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar; the same as `.graphical`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar, and the time below it.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
