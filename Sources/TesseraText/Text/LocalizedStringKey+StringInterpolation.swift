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

    /// Adds a string. It is shown as it is: Markdown in it has no effect.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// Adds a number, written as the environment's locale writes it.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      append(value._specifier, FormatArgument(value))
    }

    /// Adds a number written as a format specifier such as `%.2f` says.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      append(specifier, FormatArgument(value))
    }

    /// Adds text with its own styles.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// Adds an image, which is shown as if it was a character.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Adds an attributed string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
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

    /// Adds a range of dates.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds a date interval.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a running timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Adds another localized string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
