import Foundation

/// A localized string to be looked up later, with everything that the look-up takes.
///
/// Foundation has this type on other platforms; here it stands in for it.
nonisolated public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where a string is looked up.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's own bundle.
    case main
    /// The bundle in a folder.
    case atURL(URL)
    /// The bundle that holds the code of a class.
    case forClass(AnyClass)

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.atURL(let left), .atURL(let right)): left == right
      case (.forClass(let left), .forClass(let right)): left == right
      default: false
      }
    }

    /// nil: the main bundle.
    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      case .forClass(let type): Bundle(for: type)
      }
    }
  }

  /// The key in the string table.
  public let key: String
  /// The text, with its values, that is shown if no table holds the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the string table; nil for `Localizable`.
  public let table: String?
  /// The bundle that holds the table.
  public let bundle: BundleDescription
  /// The locale that `String(localized:)` takes. Views take the one of their environment.
  public var locale: Locale

  /// - Parameter comment: tells translators about the text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// - Parameters:
  ///   - defaultValue: the text if no table holds `key`, and the values to put into the text.
  ///   - comment: tells translators about the text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var arguments: [FormatArgument] { defaultValue.key.arguments }

  func format(in locale: Locale) -> String {
    StringTables.of(bundle.bundle).format(forKey: key, table: table, locale: locale, arguments: arguments)
      ?? defaultValue.key.key
  }
}
