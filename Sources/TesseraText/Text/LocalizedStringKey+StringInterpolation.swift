import Foundation

nonisolated extension LocalizedStringKey {
  /// Collects the literals and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      // In a key with values a percent sign begins a specifier, so a literal one is doubled.
      if literal.utf8.contains(UInt8(ascii: "%")) {
        key += literal.replacing("%", with: "%%")
      } else {
        key += literal
      }
    }

    /// Adds a value.
    ///
    /// A string is shown as it is: Markdown in it has no effect. A number is written as the environment's locale writes it.
    /// Text, images, attributed strings, ranges of dates and localized strings are shown as `Text` shows them; of other values,
    /// the description.
    ///
    /// One function for all types: the compiler tries each overload with each meaning of an argument that it does not
    /// understand (J360).
    public mutating func appendInterpolation<Value>(_ value: Value) {
      // The type decides, not the value: an optional shows that it is one.
      if Value.self == String.self, let string = value as? String {
        append("%@", .string(string))
      } else if Value.self is any _FormatSpecifiable.Type, let number = value as? any _FormatSpecifiable {
        append(number._specifier, .number(number._formatValue))
      } else if let text = text(of: value) {
        append("%@", .text(text))
      } else {
        append("%@", .string(String(describing: value)))
      }
    }

    private func text<Value>(of value: Value) -> Text? {
      switch Value.self {
      case is Text.Type: value as? Text
      case is LocalizedStringResource.Type: (value as? LocalizedStringResource).map { Text($0) }
      case is any _TextConvertible.Type: (value as? any _TextConvertible)?._text
      default: nil
      }
    }

    /// Adds a number written as a format specifier such as `%.2f` says.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      append(specifier, FormatArgument(value))
    }

    /// Adds a value written by a format style.
    public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value written by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(Text(subject, formatter: formatter))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a running timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
