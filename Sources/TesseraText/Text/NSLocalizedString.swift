import Foundation

// Foundation's function of this name reads no string catalogs, knows no language but English, and ends the program where
// a table has plural rules. These go before it, for they leave no argument to a default. Where a call has all arguments,
// it is Foundation's that is called.

/// The text that the main bundle has for a key in the program's language, or the key itself.
///
/// Of a text with plural forms it is the usual one; with that as its format, `String.localizedStringWithFormat(_:_:)` finds
/// the form for a number.
///
/// - Parameter comment: tells translators about the text.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedLookUp.string(key)
}

/// The text that a table of the main bundle has for a key in the program's language, or the key itself.
///
/// - Parameters:
///   - tableName: nil for `Localizable`.
///   - comment: tells translators about the text.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedLookUp.string(key, table: tableName)
}

/// The text that a bundle has for a key in the program's language, or the key itself.
///
/// - Parameter comment: tells translators about the text.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedLookUp.string(key, bundle: bundle)
}

/// The text that the main bundle has for a key in the program's language.
///
/// - Parameters:
///   - value: what is returned if there is none; the key if it is empty.
///   - comment: tells translators about the text.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedLookUp.string(key, value: value)
}

/// The text that a table of a bundle has for a key in the program's language, or the key itself.
///
/// - Parameters:
///   - tableName: nil for `Localizable`.
///   - comment: tells translators about the text.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedLookUp.string(key, table: tableName, bundle: bundle)
}

/// The text that a table of the main bundle has for a key in the program's language.
///
/// - Parameters:
///   - tableName: nil for `Localizable`.
///   - value: what is returned if there is none; the key if it is empty.
///   - comment: tells translators about the text.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  LocalizedLookUp.string(key, table: tableName, value: value)
}

/// The text that a bundle has for a key in the program's language.
///
/// - Parameters:
///   - value: what is returned if there is none; the key if it is empty.
///   - comment: tells translators about the text.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookUp.string(key, bundle: bundle, value: value)
}

private nonisolated enum LocalizedLookUp {
  static func string(_ key: String, table: String? = nil, bundle: Bundle? = nil, value: String = "") -> String {
    let locale = ProgramLocale.current
    let entry = StringTables.of(bundle).entry(
      forKey: key, table: table?.isEmpty == false ? table : nil, locale: locale)
    guard let entry else { return value.isEmpty ? key : value }
    let text = entry.string(for: [], locale: locale)
    if entry.hasForms { PluralTexts.remember(entry, as: text) }
    return text
  }
}
