import Foundation

/// A value that an interpolated key carries.
enum FormatArgument: Equatable, Sendable {
  case string(String)
  case number(_FormatValue)
  case text(Text)

  init<Value: _FormatSpecifiable>(_ value: Value) {
    self = .number(value._formatValue)
  }
}
