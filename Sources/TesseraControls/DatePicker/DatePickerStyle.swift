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
