import Foundation
import Synchronization

/// The language and the formats of this program.
///
/// A program follows the variables that other programs follow, and has Foundation's `Locale.current` follow, too; tests and
/// previews, which have to look the same everywhere, do not.
nonisolated package enum ProgramLocale {
  private static let followed = Mutex<Locale?>(nil)

  /// The locale of the program; Foundation's as long as it follows no variables.
  package static var current: Locale { followed.withLock { $0 } ?? .current }

  /// The calendar, in the program's language.
  package static var calendar: Calendar {
    guard let locale = followed.withLock({ $0 }) else { return .current }
    var calendar = Calendar.current
    calendar.locale = locale
    return calendar
  }

  /// The locale of callers that name none or pass `Locale.current`.
  package static func meant(by locale: Locale) -> Locale {
    locale == .current ? current : locale
  }

  /// From now on, the program follows the environment variables of its process.
  package static func follow(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    let locale = locale(named: variables)
    followed.withLock { $0 = locale }
    if let locale { FoundationLocale.become(locale) }
  }

  /// The locale that `LC_ALL`, `LC_MESSAGES` or `LANG` names, in the language that `LANGUAGE` prefers; nil if none does.
  static func locale(named variables: [String: String]) -> Locale? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }
    guard let name = names.first(where: { !$0.isEmpty }), let locale = identifier(name) else { return nil }
    let preferred = (variables["LANGUAGE"] ?? "").split(separator: ":").first.map(String.init)
    return Locale(identifier: preferred.flatMap(identifier) ?? locale)
  }

  /// `sr_RS.UTF-8@latin` is `sr_Latn_RS`; `C` and `POSIX` name no language.
  private static func identifier(_ name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let base = parts.first?.prefix(while: { $0 != "." }), !["C", "POSIX"].contains(base), !base.isEmpty,
      base.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") })
    else { return nil }
    guard parts.count == 2, let script = ["latin": "Latn", "cyrillic": "Cyrl"][parts[1]] else { return String(base) }
    let words = base.split(separator: "_", maxSplits: 1)
    return ([words[0], Substring(script)] + words.dropFirst()).joined(separator: "_")
  }
}
