import Foundation

nonisolated extension Text {
  /// A letter case that text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase

    func apply(to string: String, locale: Locale) -> String {
      // The languages with special case mapping; the standard library handles the rest, and is faster.
      let hasOwnRules = ["tr", "az", "lt", "el"].contains(locale.language.languageCode?.identifier)
      return switch self {
      case .uppercase: hasOwnRules ? string.uppercased(with: locale) : string.uppercased()
      case .lowercase: hasOwnRules ? string.lowercased(with: locale) : string.lowercased()
      }
    }
  }
}
