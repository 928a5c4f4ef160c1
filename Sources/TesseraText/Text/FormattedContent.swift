import Foundation

/// A value, or what follows the clock, and its format style.
///
/// Sendable: all is immutable, and a format style is plain data, as it is codable.
final class FormattedContent<Source: FormattedSource, Style: FormatStyle>: TextContent, @unchecked Sendable
where Source.Value == Style.FormatInput {
  private let source: Source
  private let style: Style
  private let append: (Style.FormatOutput, inout TextResolver, TextStyle) -> Void
  private let nextInput: ((Style, Source.Value) -> Source.Value?)?

  /// - Parameters:
  ///   - nextInput: the next value that the style writes in another way; nil where the text stays as it is.
  ///   - append: adds what the style has written.
  init(
    source: Source, style: Style, nextInput: ((Style, Source.Value) -> Source.Value?)? = nil,
    append: @escaping (Style.FormatOutput, inout TextResolver, TextStyle) -> Void
  ) {
    self.source = source
    self.style = style
    self.append = append
    self.nextInput = nextInput
  }

  convenience init<Value>(
    input: Value, style: Style, append: @escaping (Style.FormatOutput, inout TextResolver, TextStyle) -> Void
  ) where Source == FormattedValue<Value> {
    self.init(source: FormattedValue(value: input), style: style, append: append)
  }

  func append(to resolver: inout TextResolver, style textStyle: TextStyle) {
    let environment = resolver.environment
    let text = style.locale(environment.locale).format(source.value(environment))
    append(text, &resolver, textStyle)
  }

  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    guard let nextInput, let value = source.value(at: now),
      let next = nextInput(style.locale(environment.locale), value), let moment = source.moment(of: next)
    else { return nil }
    // A style may say how far its text holds in the other direction of a range.
    return moment > now ? moment : now.addingTimeInterval(1)
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? FormattedContent<Source, Style> else { return false }
    return source == other.source && style == other.style
  }
}

/// What a format style writes.
protocol FormattedSource<Value>: Equatable {
  associatedtype Value

  /// The value as an environment shows it.
  func value(_ environment: EnvironmentValues) -> Value
  /// The value at a moment; nil where it stays as it is.
  func value(at moment: Date) -> Value?
  /// The moment of a value; nil where there is none.
  func moment(of value: Value) -> Date?
}

/// A value that stays as it is.
struct FormattedValue<Value: Equatable>: FormattedSource {
  let value: Value

  func value(_ environment: EnvironmentValues) -> Value { value }
  func value(at moment: Date) -> Value? { nil }
  func moment(of value: Value) -> Date? { nil }
}

/// A value that follows the clock.
struct FormattedTime<Value>: FormattedSource {
  let source: TimeDataSource<Value>

  static func == (first: FormattedTime, second: FormattedTime) -> Bool {
    first.source.identity == second.source.identity
  }

  func value(_ environment: EnvironmentValues) -> Value { source.value(environment.now) }
  func value(at moment: Date) -> Value? { source.value(moment) }
  func moment(of value: Value) -> Date? { source.moment(value) }
}
