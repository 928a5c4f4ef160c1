import Foundation

nonisolated extension Text {
  /// Shows what follows the clock as a format style writes it, and keeps up with the time.
  public init<Value, Style: DiscreteFormatStyle>(_ source: TimeDataSource<Value>, format: Style)
  where Style.FormatInput == Value, Style.FormatOutput == String {
    self.init(
      FormattedContent(source: FormattedTime(source: source), style: format, nextInput: { $0.discreteInput(after: $1) })
      {
        text, resolver, style in
        resolver.append(text, style: style)
      })
  }

  /// Shows what follows the clock as a format style writes it, and keeps up with the time.
  public init<Value, Style: DiscreteFormatStyle>(_ source: TimeDataSource<Value>, format: Style)
  where Style.FormatInput == Value, Style.FormatOutput == AttributedString {
    self.init(
      FormattedContent(source: FormattedTime(source: source), style: format, nextInput: { $0.discreteInput(after: $1) })
      {
        text, resolver, style in
        AttributedContent(string: text).append(to: &resolver, style: style)
      })
  }

  /// Shows a value as a format style writes it in the environment's locale, with the attributes of its parts.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    self.init(
      FormattedContent(input: input, style: format) { text, resolver, style in
        AttributedContent(string: text).append(to: &resolver, style: style)
      })
  }
}
