import Foundation

nonisolated extension String {
  /// The key of a localized string with the values to put into the string.
  ///
  /// Foundation has this type on other platforms; here it stands in for it.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let key: LocalizedStringKey

    /// Makes a key from a string as it is.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    public init(stringLiteral value: String) {
      key = LocalizedStringKey(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The string that a bundle has for a key in a locale, or the key itself.
  ///
  /// - Parameters:
  ///   - table: the string table to look in; nil for `Localizable`.
  ///   - bundle: the bundle to look in; nil for the main one.
  ///   - comment: tells translators about the text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    let locale = ProgramLocale.meant(by: locale)
    let format = StringTables.of(bundle)
      .format(forKey: key.key, table: table, locale: locale, arguments: key.arguments)
    self.init(format: format ?? key.key, arguments: key.arguments, locale: locale)
  }

  /// The string that a bundle has for a key in a locale, or `defaultValue`.
  ///
  /// - Parameters:
  ///   - defaultValue: the text if no table holds `key`, and the values to put into the text.
  ///   - table: the string table to look in; nil for `Localizable`.
  ///   - bundle: the bundle to look in; nil for the main one.
  ///   - comment: tells translators about the text.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let arguments = defaultValue.key.arguments
    let locale = ProgramLocale.meant(by: locale)
    let format = StringTables.of(bundle)
      .format(forKey: key.description, table: table, locale: locale, arguments: arguments)
    self.init(format: format ?? defaultValue.key.key, arguments: arguments, locale: locale)
  }

  /// The string that a resource stands for.
  public init(localized resource: LocalizedStringResource) {
    let locale = ProgramLocale.meant(by: resource.locale)
    self.init(format: resource.format(in: locale), arguments: resource.arguments, locale: locale)
  }

  /// Fills values into a format. Markdown stays as it is.
  private init(format: String, arguments: [FormatArgument], locale: Locale) {
    guard !arguments.isEmpty else {
      self = format
      return
    }
    var environment = EnvironmentValues()
    environment.locale = locale
    var result = ""
    var nextArgument = 0
    FormatString.forEachPart(of: format, nextArgument: &nextArgument) { part in
      switch part {
      case .literal(let text): result += text
      case .variable: break
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { return }
        switch arguments[index] {
        case .string(let string): result += string
        case .number(let value): result += NumberWriter.string(value, specifier: specifier, locale: locale)
        case .text(let text): result += text.resolvedString(in: environment)
        }
      }
    }
    self = result
  }
}
