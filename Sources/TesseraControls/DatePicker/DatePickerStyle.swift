import Foundation
import TesseraCore

/// The appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype _Body: View

  /// The properties of a date picker that a style shows.
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes the view of the date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> _Body
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
