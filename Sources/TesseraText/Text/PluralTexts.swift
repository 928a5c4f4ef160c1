import Foundation
import Synchronization

/// The texts with plural forms that `NSLocalizedString` has returned: a text alone does not say that it has others.
enum PluralTexts {
  private static let known = Mutex<[String: LocalizedFormat]>([:])

  /// Notes which forms a text has that is returned in its usual one.
  static func remember(_ format: LocalizedFormat, as text: String) {
    known.withLock { $0[text] = format }
  }

  /// The form of a text for a number; the text itself if it has none.
  static func form(of text: String, for number: Int) -> String {
    guard let format = known.withLock({ $0[text] }) else { return text }
    return format.string(for: [.number(.signed(Int64(number)))], locale: ProgramLocale.current)
  }
}
