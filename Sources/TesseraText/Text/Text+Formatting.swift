import Foundation

nonisolated extension Text {
  /// Shows a value as a format style writes it in the environment's locale.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(
      FormattedContent(input: input, style: format) { text, resolver, style in
        resolver.append(text, style: style)
      })
  }

  /// Shows a value as a formatter writes it; nothing if the formatter cannot write it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterContent(subject: subject, formatter: formatter))
  }

  /// Shows a localized string.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedResourceContent(resource: resource))
  }
}

nonisolated extension AttributedString: _TextConvertible {
  public var _text: Text { Text(AttributedContent(string: self)) }
}

/// A value and its formatter.
///
/// Sendable: text is resolved on the main actor, where its formatter was made, too.
private final class FormatterContent<Subject>: TextContent, @unchecked Sendable {
  private let subject: Subject
  private let formatter: Formatter

  init(subject: Subject, formatter: Formatter) {
    self.subject = subject
    self.formatter = formatter
  }

  func append(to resolver: inout TextResolver, style: TextStyle) {
    resolver.append(formatter.string(for: subject) ?? "", style: style)
  }

  /// Formatters can be changed at any time, so only the same one is taken for equal.
  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? FormatterContent<Subject>, formatter === other.formatter,
      let subject = subject as? any Equatable
    else { return false }
    return Self.isEqual(subject, other.subject)
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }
}

private final class LocalizedResourceContent: TextContent, Equatable {
  private let resource: LocalizedStringResource

  init(resource: LocalizedStringResource) {
    self.resource = resource
  }

  func append(to resolver: inout TextResolver, style: TextStyle) {
    resolver.append(resource, style: style)
  }

  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    resource.arguments.nextChange(after: now, in: environment)
  }

  static func == (left: LocalizedResourceContent, right: LocalizedResourceContent) -> Bool {
    left.resource == right.resource
  }
}
